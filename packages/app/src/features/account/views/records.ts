import type {
  Chat,
  Charge,
  OnlineVisitLog,
  Order,
  Patient,
  Question,
  Subscription,
  User,
  VisitAnswer,
} from '@patient/api';
import { fullName, heightText, messagesOf, type Thread, chargeState } from '@patient/api/model';
import { addressLine } from '#shared/format/address.ts';
import { cardText } from '#shared/format/card.ts';
import { formatBirthDate, formatDay, formatMoment } from '#shared/format/dates.ts';
import { sentence } from '#shared/format/plainText.ts';
import { subscriptionStatus } from '#shared/format/status.ts';
import { planFacts } from '#shared/pricing/index.ts';
import { productName } from '#shared/treatments.ts';
import { chatTitle, peerName } from '#features/messages/index.ts';
import { orderDetails, receipt } from '#features/orders/index.ts';
import { answerText } from '#features/questionnaire/index.ts';
import { ledgerRows } from '#features/subscriptions/index.ts';
import type { RecordsDocument, RecordsSection } from './recordsHtml.ts';

/** Part of the records that is fetched. */
export type RecordsPart = 'treatments' | 'receipts' | 'orders' | 'messages' | 'answers';

/** Everything that the service stores for the patient. */
export interface PatientRecords {
  readonly user: User & { readonly patient: Patient };
  readonly subscriptions: readonly Subscription[];
  readonly charges: readonly Charge[];
  readonly orders: readonly Order[];
  readonly threads: readonly Thread[];
  /** Answers to the questions common to all treatments. */
  readonly answers: readonly VisitAnswer[];
  /** Answers that aren't submitted yet. */
  readonly logs: readonly OnlineVisitLog[];
  /** Questions by id. */
  readonly questions: ReadonlyMap<string, Question>;
}

const NONE = 'None.';

/** Facts with a value. */
const facts = (all: readonly (readonly [term: string, detail: string | undefined])[]) =>
  all.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));

/** Section with a list of facts or sections, or a note that there are none. */
const listed = (title: string, list: Pick<RecordsSection, 'facts' | 'sections'>): RecordsSection => ({
  title,
  ...list,
  ...(!list.facts?.length && !list.sections?.length && { note: NONE }),
});

function aboutYou({ user }: PatientRecords): RecordsSection {
  const { basic, height, weight, shipping, payment, creditCard } = user.patient;
  return {
    title: 'About you',
    facts: facts([
      ['Name', fullName(user)],
      ['Email', user.email],
      ['Phone', user.phone],
      ['Birth date', formatBirthDate(basic?.birthDate)],
      ['Gender', basic?.gender && sentence(basic.gender)],
      ['Height', heightText(height)],
      ['Weight', weight === undefined ? undefined : `${weight} lb`],
      ['Shipping address', shipping && addressLine(shipping)],
      ['Billing address', payment?.billing && addressLine(payment.billing)],
      ['Card', cardText(creditCard)],
    ]),
  };
}

const GONE = 'Not available. We no longer use this question.';

/** Questions with their answers. Those of a question that is no longer in use have the text of that time. */
const answerFacts = (answers: readonly VisitAnswer[], { questions }: Pick<PatientRecords, 'questions'>) =>
  answers.map((answer) => {
    const question = questions.get(answer.questionId);
    if (question) return { term: question.question, detail: answerText(question, answer) };
    return { term: answer.question ?? 'Question', detail: String(answer.value ?? GONE) };
  });

const treatment = (subscription: Subscription, records: PatientRecords): RecordsSection => ({
  title: productName(subscription),
  facts: [
    ...facts([
      ['Status', sentence(subscriptionStatus(subscription).label)],
      ['Registered', formatDay(subscription.registrationDoneDate)],
      ['Next billing', formatDay(subscription.nextBillingDate)],
    ]),
    ...planFacts(subscription),
  ],
  sections: [
    listed('Your answers', { facts: answerFacts(subscription.questionnaire ?? [], records) }),
    listed('What has changed', {
      facts: ledgerRows(subscription.history ?? []).map(({ time, change, by, price }) => ({
        term: time,
        detail: [change, by, price && `${price.after} each bill`].filter(Boolean).join('\n'),
      })),
    }),
  ],
});

/** Charges that are not in the future, newest first. */
const madeCharges = (charges: readonly Charge[]) =>
  charges
    .filter((charge) => chargeState(charge) !== 'upcoming')
    .toSorted((one, other) => Date.parse(other.createdAt ?? '') - Date.parse(one.createdAt ?? ''));

function receiptSection(charge: Charge, { user }: PatientRecords): RecordsSection {
  const { payment, shipping } = user.patient;
  const address = payment?.sameAsShipping === false ? payment.billing : shipping;
  const { number, date, status, total, lines, paidWith, paymentNumber, billedTo, note } = receipt(charge, {
    name: fullName(user),
    address,
  });
  return {
    title: [date, total].filter(Boolean).join(', '),
    note,
    facts: [
      ...facts([
        ['Receipt', number],
        ['Status', status.label],
        ['Paid with', paidWith],
        ['Payment', paymentNumber],
        ['Billed to', billedTo.join(', ')],
      ]),
      ...lines.map(({ label, amount }) => ({ term: label, detail: amount })),
      { term: 'Total', detail: total },
    ],
  };
}

function orderSection(order: Order): RecordsSection {
  const { title, placed, status, steps, facts: details } = orderDetails(order);
  return {
    title: [placed, title].filter(Boolean).join(', '),
    facts: [
      { term: 'Status', detail: status.label },
      // The first step is the day of the order.
      ...details.filter(({ term }) => term !== 'Ordered'),
      ...facts([['Tracking', order.tracking_url]]),
      ...steps.flatMap(({ state, label, when }) =>
        state !== 'next' && when ? [{ term: label, detail: when }] : [],
      ),
    ],
  };
}

/** Message as text; a picture or document by its name. */
const messageText = ({ messageType, message, fileName }: NonNullable<Chat['messages']>[number]): string =>
  messageType === 'image' || messageType === 'file'
    ? `${messageType === 'image' ? 'Photo' : 'File'}${fileName ? `: ${fileName}` : ''}`
    : message;

function chatSection(thread: Thread, { user }: PatientRecords): RecordsSection {
  const { chat, isCut } = thread;
  const peer = peerName(chat.users?.[0]);
  const section = listed([chatTitle(chat), peer].join(', with '), {
    facts: messagesOf(thread).map((message) => ({
      term: `${formatMoment(message.createdAt) ?? ''}, ${
        message.userId === user._id ? 'you' : (message.userName ?? peer)
      }`,
      detail: messageText(message),
    })),
  });
  return isCut ? { ...section, note: "Our service didn't return the older messages of this chat." } : section;
}

/** The patient's records as a document. */
export function recordsDocument(
  records: PatientRecords,
  { brandName, now }: { readonly brandName: string; readonly now: number },
): RecordsDocument {
  const { subscriptions, charges, orders, threads, answers, logs } = records;
  const unsent = logs.flatMap(({ isGlobalQuestion, questionnaire = [] }) =>
    isGlobalQuestion ? [] : questionnaire,
  );
  return {
    title: `Your ${brandName} records`,
    notes: [
      `Downloaded ${formatMoment(new Date(now).toISOString()) ?? ''} for ${fullName(records.user)}.`,
      'This file has health information. Keep it private.',
      "Photos and files aren't included. You can find them in your account.",
    ],
    sections: [
      aboutYou(records),
      listed('Treatments', { sections: subscriptions.map((one) => treatment(one, records)) }),
      listed('Receipts', { sections: madeCharges(charges).map((one) => receiptSection(one, records)) }),
      listed('Orders', { sections: orders.map(orderSection) }),
      listed('Messages', { sections: threads.map((one) => chatSection(one, records)) }),
      listed('Your health answers', { facts: answerFacts(answers, records) }),
      ...(unsent.length === 0
        ? []
        : [{ title: "Answers you haven't sent yet", facts: answerFacts(unsent, records) }]),
    ],
  };
}
