import type { Product } from '../../core/schema.ts';

type Variation = NonNullable<Product['variations']>[number];
type Information = NonNullable<Variation['information']>;

const notice = 'Sample text for demonstration. It is not medical advice.';

const emergency = (signs: string) => `${signs} Call 911.`;

const erection = emergency('An erection that hurts or lasts more than 4 hours.');
const heart = emergency('Chest pain, fainting or sudden trouble seeing or hearing.');
const nitrates =
  'Never take it with nitrates, such as nitroglycerin for chest pain. Your blood pressure could fall too low.';
const roomTemperature = 'Keep it at room temperature, dry, and away from children and pets.';
const fridge = 'Keep it in the refrigerator, at 36°F to 46°F. Do not freeze it.';
const allergy = emergency('Swelling of your face or throat, or trouble breathing.');

const injection: Information = {
  notice,
  howToTake: [
    'Inject it under the skin of your belly, thigh or upper arm, on the same day each week.',
    'Use another spot each time. Wash your hands first.',
    'If you miss a dose, take it as soon as you can within 4 days. After that, skip it and take the next one on your usual day.',
  ],
  commonSideEffects: [
    'Feeling sick or throwing up.',
    'Diarrhea or constipation.',
    'Belly pain.',
    'Feeling tired.',
  ],
  seriousSideEffects: [
    'Strong belly pain that does not go away. It can be a sign of a swollen pancreas.',
    'Pain in the upper right belly, fever, or yellow skin or eyes.',
    'A lump in your neck, a hoarse voice or trouble swallowing.',
    allergy,
  ],
  storage: [fridge, 'You can keep it at room temperature for up to 28 days once you use it.'],
  callDoctor: [
    'You throw up so much that you cannot keep fluids down.',
    'You have any serious side effect.',
    'You are pregnant or plan to be.',
  ],
};

const asNeeded = (before: string, most: string): Information => ({
  notice,
  howToTake: [`Take one tablet with water ${before}.`, most, nitrates],
  commonSideEffects: [
    'Headache.',
    'A red or warm face.',
    'A stuffy nose.',
    'An upset stomach.',
    'Back pain.',
  ],
  seriousSideEffects: [erection, heart],
  storage: [roomTemperature],
  callDoctor: [
    'You start another medicine, most of all for your heart or blood pressure.',
    'It does not work after several tries.',
    'A side effect does not go away.',
  ],
});

/** Sample information on each medicine, by variation. */
const information: Readonly<Record<string, Information>> = {
  'variation-ed-sildenafil': asNeeded('about 1 hour before sex', 'Take it no more than once a day.'),
  'variation-ed-tadalafil': asNeeded(
    'about 2 hours before sex',
    'It works for up to 36 hours. Take it no more than once a day.',
  ),
  'variation-ed-tadalafil-daily': asNeeded(
    'at about the same time every day',
    'If you miss a dose, take it when you remember. Do not take two on one day.',
  ),
  'variation-hl-spray': {
    notice,
    howToTake: [
      'Spray it on the dry scalp once a day, where the hair is thin.',
      'Wash your hands after. Wait 4 hours before you wet your hair.',
      'It takes 3 to 6 months to work. You may lose more hair in the first weeks.',
    ],
    commonSideEffects: ['A dry or itchy scalp.', 'Hair on the face from drops that ran down.'],
    seriousSideEffects: [emergency('Chest pain, a very fast heartbeat or fainting.'), allergy],
    storage: [roomTemperature, 'It can catch fire. Keep it away from heat.'],
    callDoctor: [
      'Your sex drive goes down, or you feel low.',
      'You have a lump or pain in your breast.',
      'Your scalp is red or sore for more than a few days.',
    ],
  },
  'variation-hl-tablets': {
    notice,
    howToTake: [
      'Take one tablet a day, with or without food.',
      'It takes 3 to 6 months to work.',
      'A person who is or may become pregnant must not touch broken tablets.',
    ],
    commonSideEffects: ['A lower sex drive.', 'Trouble getting or keeping an erection.'],
    seriousSideEffects: [
      'A lump, pain or fluid in your breast.',
      'Feeling very low, or thoughts of harming yourself. Call or text 988.',
      allergy,
    ],
    storage: [roomTemperature],
    callDoctor: [
      'You have any serious side effect.',
      'You have a blood test for your prostate. It can change the result.',
    ],
  },
  'variation-wl-semaglutide': injection,
  'variation-wl-tirzepatide': {
    ...injection,
    callDoctor: [
      ...(injection.callDoctor ?? []),
      'You take birth control pills. They may not work as well after a new dose.',
    ],
  },
  'variation-ag-cream': {
    notice,
    howToTake: [
      'Put an amount the size of a pea on your dry face in the evening.',
      'Keep it away from your eyes, nose and mouth.',
      'Use sunscreen every day. Your skin burns more easily.',
    ],
    commonSideEffects: ['Dry, red or peeling skin in the first weeks.', 'Skin that stings.'],
    seriousSideEffects: ['Blisters, crusts or strong swelling of the skin.', allergy],
    storage: [roomTemperature],
    callDoctor: [
      'Your skin burns so much that you want to stop.',
      'You are pregnant, plan to be, or breastfeed.',
    ],
  },
  'variation-ag-spray': {
    notice,
    howToTake: [
      'Spray once in each nostril in the morning.',
      'Blow your nose first. Do not share the bottle.',
    ],
    commonSideEffects: ['A stinging or runny nose.', 'Headache.'],
    seriousSideEffects: ['Nosebleeds that do not stop.', allergy],
    storage: [fridge],
    callDoctor: ['Your nose is sore for more than a few days.', 'You are pregnant or breastfeed.'],
  },
};

/** Product with sample information on each of its medicines. */
export const withInformation = (product: Product): Product => ({
  ...product,
  variations: (product.variations ?? []).map((variation) => {
    const own = information[variation._id];
    return own === undefined ? variation : { ...variation, information: own };
  }),
});
