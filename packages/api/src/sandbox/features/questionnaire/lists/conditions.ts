import { entriesOf } from './entry.ts';

/** Conditions that patients can select, by ICD-10-CM code. */
export const conditions = entriesOf(
  'condition',
  'ICD-10-CM',
  `
  I10 High blood pressure
  E11.9 Type 2 diabetes
  E10.9 Type 1 diabetes
  E78.5 High cholesterol
  E03.9 Underactive thyroid
  E05.90 Overactive thyroid
  C73 Thyroid cancer
  E66.9 Obesity
  G47.33 Obstructive sleep apnea
  I25.10 Coronary artery disease
  I50.9 Heart failure
  I48.91 Atrial fibrillation
  I63.9 Stroke
  I95.9 Low blood pressure
  N18.9 Chronic kidney disease
  K74.60 Cirrhosis of the liver
  K85.90 Inflammation of the pancreas
  K80.20 Gallstones
  K21.9 Acid reflux
  K50.90 Crohn's disease
  K51.90 Ulcerative colitis
  J45.909 Asthma
  J44.9 Chronic obstructive pulmonary disease
  F32.A Depression
  F41.9 Anxiety
  F50.9 Eating disorder
  G40.909 Epilepsy
  G43.909 Migraine
  H40.9 Glaucoma
  L65.9 Hair loss
  L70.0 Acne
  L40.9 Psoriasis
  L20.9 Eczema
  N40.0 Enlarged prostate
  C61 Prostate cancer
  C50.919 Breast cancer
  N52.9 Erectile dysfunction
  N48.6 Peyronie's disease
  E28.2 Polycystic ovary syndrome
  D57.1 Sickle cell disease
  M10.9 Gout
  M19.90 Osteoarthritis
  M06.9 Rheumatoid arthritis
  D64.9 Anemia
  B20 HIV`,
);
