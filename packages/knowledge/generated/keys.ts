// Written by `npm run knowledge` from the keys in knowledge/.
export type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soy'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs'

export type AllergenSlug =
  | 'gluten'
  | 'skorupiaki'
  | 'jaja'
  | 'ryby'
  | 'orzeszki-ziemne'
  | 'soja'
  | 'mleko'
  | 'orzechy'
  | 'seler'
  | 'gorczyca'
  | 'sezam'
  | 'siarczyny'
  | 'lubin'
  | 'mieczaki'

export type ConditionSlug =
  | 'cukrzyca'
  | 'celiakia'
  | 'hashimoto'
  | 'nadcisnienie'
  | 'dna-moczanowa'
  | 'low-fodmap'
  | 'choroby-nerek'
  | 'nietolerancja-laktozy'

export type DietSlug =
  | 'wegetarianska'
  | 'weganska'
  | 'peskatarianska'

export type StyleSlug =
  | 'niskoweglowodanowa'
  | 'wysokobialkowa'
  | 'bezglutenowa'
  | 'bezlaktozowa'
  | 'niskotluszczowa'
  | 'ketogeniczna'

export type ConditionKey =
  | 'diabetes-1'
  | 'diabetes-2'
  | 'gestational-diabetes'
  | 'insulin-resistance'
  | 'obesity'
  | 'phenylketonuria'
  | 'celiac'
  | 'non-celiac-gluten'
  | 'ibs-low-fodmap'
  | 'sibo'
  | 'reflux'
  | 'ulcers'
  | 'crohn'
  | 'ulcerative-colitis'
  | 'hypertension'
  | 'high-cholesterol'
  | 'high-triglycerides'
  | 'coronary-disease'
  | 'warfarin'
  | 'hashimoto'
  | 'hypothyroidism'
  | 'hyperthyroidism'
  | 'pcos'
  | 'anaemia'
  | 'gout'
  | 'kidney-disease'
  | 'dialysis'
  | 'kidney-stones'
  | 'fatty-liver'
  | 'gallstones'
  | 'osteoporosis'
  | 'lactose-intolerance'
  | 'fructose-intolerance'
  | 'histamine-intolerance'
  | 'allergy-gluten'
  | 'allergy-crustaceans'
  | 'allergy-eggs'
  | 'allergy-fish'
  | 'allergy-peanuts'
  | 'allergy-soy'
  | 'allergy-milk'
  | 'allergy-nuts'
  | 'allergy-celery'
  | 'allergy-mustard'
  | 'allergy-sesame'
  | 'allergy-sulphites'
  | 'allergy-lupin'
  | 'allergy-molluscs'
  | 'pregnancy'
  | 'breastfeeding'

export type ConditionGroup =
  | 'metabolism'
  | 'digestion'
  | 'heart'
  | 'hormones'
  | 'kidneys'
  | 'allergies'
  | 'life'

export type DietKey =
  | 'omnivore'
  | 'flexitarian'
  | 'pescatarian'
  | 'vegetarian'
  | 'vegan'
  | 'mediterranean'
  | 'dash'
  | 'paleo'
  | 'halal'
  | 'kosher'

export type DietaryStyleKey =
  | 'low-carb'
  | 'high-protein'
  | 'gluten-free'
  | 'lactose-free'
  | 'low-fat'
  | 'ketogenic'
  | 'low-glycaemic'
  | 'high-fibre'
  | 'low-sodium'
  | 'easy-to-digest'

export type WordList =
  | 'ambiguous'
  | 'portions'
  | 'occasions'
  | 'manners_of_cooking'
  | 'homemade'
  | 'cooked_at_home'
  | 'cooked_together'
  | 'batters'
  | 'made_of_many'
  | 'made_by_others'
  | 'forms'
  | 'circumstances'
  | 'remarks'
  | 'cultivars'
  | 'fruit_sweetening'
  | 'use_verbs'
  | 'omit_verbs'
  | 'hedges'
  | 'dishes_behind_na'
  | 'made_of_flour'
  | 'doughs'
  | 'nouns_without_plural'
  | 'neuters_in_plural'
  | 'ordinary'
  | 'materials'
  | 'substitute_nouns'
  | 'flavour_notes'
  | 'flavoured_by_nature'
  | 'imitated'
  | 'shaped'
  | 'shapes'
  | 'elder_before'
  | 'elder_after'
  | 'genitives_in_a'
  | 'added'
  | 'setting'
  | 'states'
  | 'amounts_of'
  | 'headings'
  | 'heading_adjectives'
  | 'mixed_in'
  | 'wholly_of'
  | 'said_with_exclusions'
  | 'raw'
  | 'fried'
  | 'dairy_nouns'
  | 'meat_nouns'
  | 'breaded'
  | 'milky'
  | 'plant_milks'
  | 'doughy'
  | 'wheatless'
  | 'instead_of_milk'
  | 'milk_drinks'
  | 'animal'

export type SourceName =
  | 'allergens'
  | 'gluten'
  | 'label'
  | 'diet'
  | 'user'
  | 'unknown'
  | 'diabetes'
  | 'hashimoto'
  | 'sodium'
  | 'purines'
  | 'fodmap'
  | 'kidneys'
  | 'lactose'
  | 'style'

export const TRAITS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
  'meat',
  'pork',
  'beef',
  'poultry',
  'gelatine',
  'honey',
  'rennet',
  'insects',
  'alcohol',
  'lactose',
  'liquorice',
  'phosphates',
  'potassium-chloride',
  'sweetened',
] as const
export type Trait = (typeof TRAITS)[number]
