import { entriesOf } from './entry.ts';

/** Medicines that patients can select, by the RxNorm number of their ingredient. */
export const medicines = entriesOf(
  'medicine',
  'RxNorm',
  `
  161 Acetaminophen
  435 Albuterol
  723 Amoxicillin
  1191 Aspirin
  5487 Hydrochlorothiazide
  5640 Ibuprofen
  6809 Metformin
  6918 Metoprolol
  6984 Minoxidil
  7646 Omeprazole
  8640 Prednisone
  9997 Spironolactone
  10582 Levothyroxine
  10753 Tretinoin
  4493 Fluoxetine
  4603 Furosemide
  4815 Glyburide
  4821 Glipizide
  4917 Nitroglycerin
  8787 Propranolol
  10737 Trazodone
  11289 Warfarin
  17767 Amlodipine
  18867 Benazepril
  25025 Finasteride
  25480 Gabapentin
  29046 Lisinopril
  36437 Sertraline
  36567 Simvastatin
  41493 Meloxicam
  42347 Bupropion
  49276 Doxazosin
  52175 Losartan
  77492 Tamsulosin
  83367 Atorvastatin
  136411 Sildenafil
  274783 Insulin glargine
  301542 Rosuvastatin
  321988 Escitalopram
  358263 Tadalafil
  475968 Liraglutide
  1991302 Semaglutide
  2601723 Tirzepatide`,
);
