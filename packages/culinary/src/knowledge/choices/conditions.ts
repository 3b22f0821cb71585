import type { Choice } from './choice.ts'

/** What conditions are listed under. */
export type ConditionGroup = 'metabolism' | 'digestion' | 'heart' | 'hormones' | 'kidneys' | 'allergies' | 'life'

interface ConditionChoice extends Choice {
  group: ConditionGroup
}

/** Health conditions that change what may be cooked, group by group; allergies are the 14 groups of Regulation (EU) 1169/2011, annex II. */
export const CONDITIONS = [
  { id: 1, key: 'diabetes-1', group: 'metabolism', name: 'Cukrzyca typu 1' },
  { id: 2, key: 'diabetes-2', group: 'metabolism', name: 'Cukrzyca typu 2' },
  { id: 3, key: 'gestational-diabetes', group: 'metabolism', name: 'Cukrzyca ciążowa' },
  { id: 4, key: 'insulin-resistance', group: 'metabolism', name: 'Insulinooporność' },
  { id: 5, key: 'obesity', group: 'metabolism', name: 'Nadwaga lub otyłość' },
  { id: 6, key: 'phenylketonuria', group: 'metabolism', name: 'Fenyloketonuria' },

  { id: 7, key: 'celiac', group: 'digestion', name: 'Celiakia' },
  { id: 8, key: 'non-celiac-gluten', group: 'digestion', name: 'Nieceliakalna nadwrażliwość na gluten' },
  { id: 9, key: 'ibs-low-fodmap', group: 'digestion', name: 'Zespół jelita drażliwego (low FODMAP)' },
  { id: 10, key: 'sibo', group: 'digestion', name: 'SIBO' },
  { id: 11, key: 'reflux', group: 'digestion', name: 'Refluks żołądkowo-przełykowy' },
  { id: 12, key: 'ulcers', group: 'digestion', name: 'Wrzody żołądka lub dwunastnicy' },
  { id: 13, key: 'crohn', group: 'digestion', name: 'Choroba Leśniowskiego-Crohna' },
  { id: 14, key: 'ulcerative-colitis', group: 'digestion', name: 'Wrzodziejące zapalenie jelita grubego' },

  { id: 15, key: 'hypertension', group: 'heart', name: 'Nadciśnienie tętnicze' },
  { id: 16, key: 'high-cholesterol', group: 'heart', name: 'Podwyższony cholesterol' },
  { id: 17, key: 'high-triglycerides', group: 'heart', name: 'Podwyższone trójglicerydy' },
  { id: 18, key: 'coronary-disease', group: 'heart', name: 'Choroba wieńcowa lub stan po zawale' },
  { id: 19, key: 'warfarin', group: 'heart', name: 'Leczenie warfaryną lub acenokumarolem' },

  { id: 20, key: 'hashimoto', group: 'hormones', name: 'Hashimoto' },
  { id: 21, key: 'hypothyroidism', group: 'hormones', name: 'Niedoczynność tarczycy' },
  { id: 22, key: 'hyperthyroidism', group: 'hormones', name: 'Nadczynność tarczycy' },
  { id: 23, key: 'pcos', group: 'hormones', name: 'Zespół policystycznych jajników (PCOS)' },
  { id: 24, key: 'anaemia', group: 'hormones', name: 'Niedokrwistość z niedoboru żelaza' },

  { id: 25, key: 'gout', group: 'kidneys', name: 'Dna moczanowa' },
  { id: 26, key: 'kidney-disease', group: 'kidneys', name: 'Przewlekła choroba nerek' },
  { id: 27, key: 'dialysis', group: 'kidneys', name: 'Dializoterapia' },
  { id: 28, key: 'kidney-stones', group: 'kidneys', name: 'Kamica nerkowa' },
  { id: 29, key: 'fatty-liver', group: 'kidneys', name: 'Stłuszczenie wątroby' },
  { id: 30, key: 'gallstones', group: 'kidneys', name: 'Kamica żółciowa' },
  { id: 31, key: 'osteoporosis', group: 'kidneys', name: 'Osteoporoza' },

  { id: 32, key: 'lactose-intolerance', group: 'allergies', name: 'Nietolerancja laktozy' },
  { id: 33, key: 'fructose-intolerance', group: 'allergies', name: 'Nietolerancja fruktozy' },
  { id: 34, key: 'histamine-intolerance', group: 'allergies', name: 'Nietolerancja histaminy' },
  { id: 35, key: 'allergy-gluten', group: 'allergies', name: 'Alergia na zboża zawierające gluten' },
  { id: 36, key: 'allergy-crustaceans', group: 'allergies', name: 'Alergia na skorupiaki' },
  { id: 37, key: 'allergy-eggs', group: 'allergies', name: 'Alergia na jaja' },
  { id: 38, key: 'allergy-fish', group: 'allergies', name: 'Alergia na ryby' },
  { id: 39, key: 'allergy-peanuts', group: 'allergies', name: 'Alergia na orzeszki ziemne' },
  { id: 40, key: 'allergy-soy', group: 'allergies', name: 'Alergia na soję' },
  { id: 41, key: 'allergy-milk', group: 'allergies', name: 'Alergia na mleko' },
  { id: 42, key: 'allergy-nuts', group: 'allergies', name: 'Alergia na orzechy' },
  { id: 43, key: 'allergy-celery', group: 'allergies', name: 'Alergia na seler' },
  { id: 44, key: 'allergy-mustard', group: 'allergies', name: 'Alergia na gorczycę' },
  { id: 45, key: 'allergy-sesame', group: 'allergies', name: 'Alergia na sezam' },
  { id: 46, key: 'allergy-sulphites', group: 'allergies', name: 'Nadwrażliwość na siarczyny' },
  { id: 47, key: 'allergy-lupin', group: 'allergies', name: 'Alergia na łubin' },
  { id: 48, key: 'allergy-molluscs', group: 'allergies', name: 'Alergia na mięczaki' },

  { id: 49, key: 'pregnancy', group: 'life', name: 'Ciąża' },
  { id: 50, key: 'breastfeeding', group: 'life', name: 'Karmienie piersią' },
] as const satisfies readonly ConditionChoice[]
