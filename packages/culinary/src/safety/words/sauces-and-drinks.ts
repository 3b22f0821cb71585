import type { Phrases } from './phrase.ts'

/** Celery, mustard, sulphites; stock, sauces, spice mixes, wine; what only a label could tell. */
export const SAUCES_AND_DRINKS: readonly Phrases[] = [
  { phrases: ['mies*|kura|kury|porcj*|kurczak* rosolow*', 'winogron*', 'sok~|sok cytryn*|limonk*', 'ocet|octu|octem jablk*|spirytus*|ryzow*', 'winn* jabl*', 'lisc* winogron*', 'pest* winogron*', 'gorczyczn*', 'curry lisc*', 'bulion* pomidor'] },
  { has: ['meat', 'poultry'], phrases: ['kura|kury|kure rosolow*', 'porcj* rosolow*'] },
  { has: ['meat', 'beef'], phrases: ['mies* rosolow*', 'mies* wolow*'] },
  {
    has: ['celery'],
    phrases: ['seler*', 'wloszczyzn*', 'waldorf*'],
  },
  { has: ['celery'], may: ['gluten', 'milk', 'eggs', 'soy', 'mustard'], phrases: ['vegeta', 'vegety', 'vegete', 'wegeta', 'wegety', 'kucharek', 'kucharka przypraw*', 'warzywko', 'jarzynk*', 'jarzynka', 'przypraw* warzywn*|uniwersaln*', 'ziarenk* smak*'] },
  { has: ['celery'], may: ['gluten', 'milk', 'eggs', 'soy', 'mustard'], phrases: ['bulion*|kostk* warzywn*|grzybow*', 'rosol~ warzywn*'] },
  { has: ['celery', 'fish'], may: ['gluten', 'milk', 'eggs', 'soy', 'mustard', 'crustaceans', 'molluscs'], phrases: ['bulion*|kostk*|wywar* rybn*'] },
  { has: ['celery', 'meat', 'poultry'], may: ['gluten', 'milk', 'eggs', 'soy', 'mustard'], phrases: ['bulion*|kostk*|rosol~|wywar* drobiow*|kurz*|kurczak*|drobiu'] },
  { has: ['celery', 'meat', 'beef'], may: ['gluten', 'milk', 'eggs', 'soy', 'mustard'], phrases: ['bulion*|kostk*|rosol~|wywar* wolow*'] },
  { has: ['celery', 'meat'], may: ['gluten', 'milk', 'eggs', 'soy', 'mustard', 'poultry', 'beef'], phrases: ['kostk* rosol*', 'rosolek', 'rosolki', 'rosolk*', 'wywar* miesn*|kosc*'] },
  { has: ['celery'], may: ['gluten', 'milk', 'eggs', 'soy', 'mustard', 'meat', 'poultry', 'beef'], phrases: ['bulion*', 'kostk* bulion*', 'wywar*', 'esencj* bulion*', 'bulionetk*'] },
  { has: ['soy'], may: ['gluten', 'celery'], phrases: ['przypraw* plyn*', 'maggi'] },
  { has: ['mustard'], phrases: ['musztard*', 'gorczyc*', 'dijon*', 'winegret*', 'vinaigrett*', 'vinegret*', 'wasabi', 'korniszon*', 'pikle', 'piccalilli'] },
  { has: ['mustard'], may: ['celery', 'gluten', 'sesame'], phrases: ['curry', 'kari', 'karri'] },
  { has: ['mustard'], phrases: ['ogork* konserw*'] },
  { has: ['sulphites'], phrases: ['siarczyn*', 'pirosiarczyn*', 'wodorosiarczyn*', 'siark*', 'e220', 'e221', 'e222', 'e223', 'e224', 'e225', 'e226', 'e227', 'e228', 'kandyzowan*', 'ocet|octu|octem winn*|balsam*', 'morel* suszon*', 'balsamiczn*', 'balsamic*'] },
  { has: ['sulphites', 'alcohol'], phrases: ['wino', 'wina', 'winem', 'winie', 'winko', 'wink~', 'szampan*', 'prosecco', 'wermut*', 'vermouth', 'martini', 'sherry', 'porto', 'cydr*', 'marsala', 'marsali', 'madera', 'madery', 'sangri*', 'grzan* win*', 'cava'] },
  { has: ['sulphites'], phrases: ['owoc* suszon*', 'susz', 'suszu', 'win* bezalkohol*'] },
  { may: ['sulphites'], phrases: ['rodzyn*', 'figi|fig|figami suszon*', 'sliwk*|sliwek suszon*', 'zurawin* suszon*', 'pomidor* suszon*', 'sok* butelk*', 'chrzan*', 'konserwant*'] },
  { has: ['alcohol'], phrases: ['wodk*', 'wodka', 'rum', 'rumu', 'rumem', 'likier*', 'koniak*', 'brandy', 'whisk*', 'bourbon*', 'spirytus*', 'nalewk*', 'gin', 'ginu', 'tequil*', 'bimb*', 'mirin', 'sake', 'alkohol*', 'cointreau', 'grand marnier', 'kirsch*', 'absynt*', 'aperol*', 'campari'] },
  { has: ['alcohol'], may: ['nuts'], phrases: ['amaretto', 'likier* migdal*'] },
  { has: ['alcohol', 'milk'], phrases: ['baileys*', 'likier* smietank*|krem*'] },
  { may: ['gluten', 'milk', 'eggs', 'soy', 'celery', 'mustard', 'sesame', 'fish', 'nuts', 'sulphites'], phrases: ['sos', 'sosu', 'sosem', 'sosie', 'sosik*', 'fix', 'gotow* dani*', 'dresing*', 'dressing*', 'sos* salatk*', 'marynat*', 'dip', 'dipu', 'dipem'] },
  { phrases: ['sos~|sosu|sosem|sosie pomidor*|wlasn*|zurawin*|tabasco|jablk*|miet*', 'tabasco', 'sriracha', 'salsa'] },
  { may: ['mustard', 'celery', 'sesame', 'gluten', 'soy', 'milk'], phrases: ['przypraw*', 'mieszank* przypraw*|ziol*'] },
]
