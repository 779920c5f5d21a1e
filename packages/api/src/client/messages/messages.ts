import type { ChatMessage } from '../entities.ts';
import type { Draft, DraftProblem, Message, MessageFile, Unsent } from './message.ts';
import { draftOwner, targetKey, type ChatTarget } from './target.ts';

/** Drafts and unsent messages of the patient. */
export interface Messages {
  /** Drafts, and unsent messages in the order in which they are sent. */
  readonly all: readonly Message[];
  /** Message that is being sent, and the share that has been sent, 0 to 1, if known. */
  readonly sending?: { readonly key: string; readonly share?: number } | undefined;
  /** When the service accepts the next attempt, ms since 1970; undefined unless it has refused the last one for now. */
  readonly retryAt?: number | undefined;
  /** Chats started by a first message, by target, until the chat is shown. */
  readonly started: ReadonlyMap<string, string>;
  /** Owner of the draft to focus. */
  readonly focus?: string | undefined;
}

/** Fields of a draft that change. */
export type DraftChange = Partial<Omit<Draft, 'state' | 'target'>>;

/** Actions of the reducer. */
export type MessageAction =
  /** Fields of the draft in the field of a target. */
  | { readonly type: 'draft'; readonly target: ChatTarget; readonly change: DraftChange }
  /** A picked file is prepared, or can't be attached. */
  | {
      readonly type: 'attached';
      readonly pick: string;
      readonly file?: MessageFile;
      readonly problem?: DraftProblem;
    }
  /** Sends the draft: its trimmed text and its file. */
  | {
      readonly type: 'queue';
      readonly target: ChatTarget;
      readonly text: string;
      readonly key: string;
      readonly now: number;
    }
  | { readonly type: 'sending'; readonly sending: Messages['sending'] }
  /** The service accepts nothing before that time. */
  | { readonly type: 'waiting'; readonly retryAt: number }
  /** The service has stored messages of one chat, among them the one with `key`. */
  | { readonly type: 'stored'; readonly messages: readonly ChatMessage[]; readonly key?: string }
  | { readonly type: 'refused'; readonly key: string; readonly refusal: string }
  /** Sent or withdrawn in another tab. */
  | { readonly type: 'drop'; readonly keys: readonly string[] }
  | { readonly type: 'retry'; readonly key: string }
  /** Moves a message back into the composer. */
  | { readonly type: 'edit'; readonly key: string }
  /** A chat is shown: drafts and unsent messages for its targets move to it. */
  | {
      readonly type: 'adopt';
      readonly targets: readonly ChatTarget[];
      readonly chatId: string;
      /** Whether the patient is typing in the composer that the chat replaces. */
      readonly isTyping?: boolean;
    }
  | { readonly type: 'focused' }
  /** Adds messages of an earlier page or session. */
  | { readonly type: 'restore'; readonly messages: readonly Message[] };

export const NO_MESSAGES: Messages = { all: [], started: new Map() };

const isDraft = (message: Message): message is Draft => message.state === 'draft';
const isUnsent = (message: Message): message is Unsent => message.state !== 'draft';

/** Key of the file of a first message, which is sent after the text: a file can't start a chat. */
const fileKey = (key: string): string => `${key}-file`;

/** Whether two keys belong to the same message, or to its text and its file. */
export const isSameMessage = (a: string, b: string): boolean =>
  a === b || fileKey(a) === b || a === fileKey(b);

/** Draft for a target; all topics of one treatment share a draft, and so do those of support. */
export const draftOf = ({ all }: Pick<Messages, 'all'>, target: ChatTarget): Draft | undefined =>
  all.filter(isDraft).find((draft) => draftOwner(draft.target) === draftOwner(target));

/** Unsent messages of a target that its chat doesn't show yet. */
export function unsentOf(
  { all }: Pick<Messages, 'all'>,
  target: ChatTarget,
  shown: readonly ChatMessage[],
): readonly Unsent[] {
  const keys = new Set(shown.map(({ idempotencyKey }) => idempotencyKey));
  const own = targetKey(target);
  return all.filter(isUnsent).filter((one) => targetKey(one.target) === own && !keys.has(one.key));
}

/** The message to send next: the oldest one of a chat without an older refused message, to keep the order. */
export function nextToSend({ all }: Pick<Messages, 'all'>): Unsent | undefined {
  const blocked = new Set<string>();
  return all.filter(isUnsent).find(({ state, target, text }) => {
    const canBeSent = target.kind === 'chat' || text !== '';
    const isNext = state === 'queued' && canBeSent && !blocked.has(targetKey(target));
    if (!isNext) blocked.add(targetKey(target));
    return isNext;
  });
}

const joinTexts = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n');

/** Changes the draft of a target; an empty one is removed. */
function withDraft(state: Messages, target: ChatTarget, change: DraftChange): Messages {
  const before = draftOf(state, target);
  const draft: Draft = { text: '', ...before, ...change, state: 'draft', target };
  const isEmpty = !draft.text && !draft.file && !draft.attaching && !draft.problem;
  if (isEmpty && before === undefined) return state;
  const others = state.all.filter((message) => message !== before);
  return { ...state, all: isEmpty ? others : [...others, draft] };
}

/** Moves unsent messages of a target to the chat that was started for it. */
function unsentToChat(all: readonly Message[], target: ChatTarget, chatId: string): readonly Message[] {
  const from = targetKey(target);
  if (!all.some((message) => isUnsent(message) && targetKey(message.target) === from)) return all;
  return all.map((message) =>
    isUnsent(message) && targetKey(message.target) === from
      ? { ...message, target: { kind: 'chat', chatId } }
      : message,
  );
}

/** Moves the draft of a target to its chat and appends it to the draft there, unless both have a file. */
function draftToChat(state: Messages, target: ChatTarget, chatId: string): Messages {
  const from = targetKey(target);
  const draft = state.all.filter(isDraft).find((one) => targetKey(one.target) === from);
  const chat: ChatTarget = { kind: 'chat', chatId };
  const existing = draftOf(state, chat);
  if (draft === undefined || (draft.file && existing?.file)) return state;
  const { attaching = existing?.attaching, file = existing?.file, problem } = draft;
  const rest = { ...state, all: state.all.filter((message) => message !== draft) };
  return withDraft(rest, chat, { text: joinTexts(existing?.text, draft.text), file, attaching, problem });
}

type ActionOf<Type extends MessageAction['type']> = Extract<MessageAction, { type: Type }>;

function queue(state: Messages, { target: draftTarget, text, key, now }: ActionOf<'queue'>): Messages {
  const file = draftOf(state, draftTarget)?.file;
  const chatId = state.started.get(targetKey(draftTarget));
  const target: ChatTarget = chatId === undefined ? draftTarget : { kind: 'chat', chatId };
  if (file && target.kind !== 'chat' && text === '')
    return withDraft(state, draftTarget, { problem: 'alone' });
  const at = Math.max(now, ...state.all.filter(isUnsent).map((message) => message.at + 1));
  const base = { state: 'queued', target, at } as const;
  const parts: readonly Unsent[] =
    file && target.kind !== 'chat'
      ? [
          { ...base, key, text },
          { ...base, key: fileKey(key), text: '', file },
        ]
      : [{ ...base, key, text, ...(file && { file }) }];
  const rest = withDraft(state, draftTarget, { text: '', file: undefined, problem: undefined });
  return { ...rest, all: [...rest.all, ...parts] };
}

/** Removes stored messages. Messages after the first one of a new chat move to that chat. */
function stored(state: Messages, { messages, key }: ActionOf<'stored'>): Messages {
  const keys = new Set([key, ...messages.map(({ idempotencyKey }) => idempotencyKey)]);
  const found = state.all.filter(isUnsent).filter((message) => keys.has(message.key));
  if (found.length === 0) return state;
  const others: readonly Message[] = state.all.filter(
    (message) => isDraft(message) || !keys.has(message.key),
  );
  const chatId = messages[0]?.chatId;
  const newTargets = found.map(({ target }) => target).filter(({ kind }) => kind !== 'chat');
  if (chatId === undefined || newTargets.length === 0) return { ...state, all: others };
  return {
    ...state,
    all: newTargets.reduce((all, target) => unsentToChat(all, target, chatId), others),
    started: new Map([...state.started, ...newTargets.map((target) => [targetKey(target), chatId] as const)]),
  };
}

function edit(state: Messages, { key }: ActionOf<'edit'>): Messages {
  const parts = state.all.filter(isUnsent).filter((message) => isSameMessage(message.key, key));
  const target = parts[0]?.target;
  if (target === undefined) return state;
  const draft = draftOf(state, target);
  const file = parts.find((message) => message.file)?.file;
  if (file && (draft?.file || draft?.attaching)) return withDraft(state, target, { problem: 'occupied' });
  const edited = new Set<Message>(parts);
  const rest = {
    ...state,
    all: state.all.filter((message) => !edited.has(message)),
    focus: draftOwner(target),
  };
  return withDraft(rest, target, {
    text: joinTexts(draft?.text, ...parts.map(({ text }) => text)),
    ...(file && { file }),
  });
}

function adopt(state: Messages, { targets, chatId, isTyping }: ActionOf<'adopt'>): Messages {
  const withDrafts = targets.reduce((result, target) => draftToChat(result, target, chatId), state);
  const all = targets.reduce((result, target) => unsentToChat(result, target, chatId), withDrafts.all);
  const started = [...state.started].filter(([, id]) => id !== chatId);
  const isKnown = started.length < state.started.size;
  if (all === state.all && !isKnown && !isTyping) return state;
  return {
    ...state,
    all,
    ...(isKnown && { started: new Map(started) }),
    ...(isTyping && { focus: chatId }),
  };
}

/** Adds restored messages and texts before newer ones. */
function restore(state: Messages, { messages }: ActionOf<'restore'>): Messages {
  const known = new Set(state.all.filter(isUnsent).map(({ key }) => key));
  const restored = messages.filter(isUnsent).filter(({ key }) => !known.has(key));
  const withRestored = restored.length === 0 ? state : { ...state, all: [...restored, ...state.all] };
  return messages.filter(isDraft).reduce((result, draft) => {
    const newer = draftOf(result, draft.target);
    if (newer === undefined) return { ...result, all: [...result.all, draft] };
    const isKnown = newer.text === draft.text;
    return isKnown ? result : withDraft(result, draft.target, { text: joinTexts(draft.text, newer.text) });
  }, withRestored);
}

function withUnsent(state: Messages, key: string, change: Partial<Unsent>): Messages {
  const all = state.all.map((one) => (isUnsent(one) && one.key === key ? { ...one, ...change } : one));
  return { ...state, all };
}

/** Reducer; returns the same object if nothing changes. */
export function messagesAfter(state: Messages, action: MessageAction): Messages {
  switch (action.type) {
    case 'draft':
      return withDraft(state, action.target, action.change);
    case 'attached': {
      const { pick, file, problem } = action;
      const draft = state.all.filter(isDraft).find(({ attaching }) => attaching === pick);
      // Another file was picked.
      if (draft === undefined) return state;
      return withDraft(state, draft.target, { attaching: undefined, problem, ...(file && { file }) });
    }
    case 'queue':
      return queue(state, action);
    case 'sending':
      return { ...state, sending: action.sending, ...(action.sending && { retryAt: undefined }) };
    case 'waiting':
      return { ...state, retryAt: action.retryAt };
    case 'stored':
      return stored(state, action);
    case 'refused':
      return withUnsent(state, action.key, { state: 'failed', refusal: action.refusal });
    case 'drop': {
      const all = state.all.filter((message) => isDraft(message) || !action.keys.includes(message.key));
      return all.length === state.all.length ? state : { ...state, all };
    }
    case 'retry':
      return withUnsent(state, action.key, { state: 'queued', refusal: undefined });
    case 'edit':
      return edit(state, action);
    case 'adopt':
      return adopt(state, action);
    case 'focused':
      return { ...state, focus: undefined };
    case 'restore':
      return restore(state, action);
  }
}
