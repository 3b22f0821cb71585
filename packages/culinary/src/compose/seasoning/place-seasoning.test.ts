import { describe, expect, it } from 'vitest'
import { placeSeasoning } from './place-seasoning.ts'

const MARJORAM = { food: 'majeranek', put: 'majeranek', with: 'majerankiem' }
const DILL = { food: 'koperek', put: 'posiekany koperek', with: 'posiekanym koperkiem' }
const BAY = { food: 'lisc-laurowy', put: 'liście laurowe', with: 'liśćmi laurowymi' }
const GARLIC = { food: 'czosnek', put: 'drobno posiekany czosnek', with: 'przeciśniętym czosnkiem', fries: true as const }
const GINGER = { food: 'imbir', put: 'starty imbir', with: 'startym imbirem', fries: true as const }
const PAPRIKA = { food: 'papryka-slodka-mielona', put: 'słodką paprykę', with: 'słodką papryką' }
const SESAME_OIL = { food: 'olej-sezamowy', put: 'olej sezamowy', with: 'olejem sezamowym' }

const LISTED = ['ziemniaki', 'cebula', 'kielbasa', 'woda', 'sol', 'pieprz-czarny', 'ogorki', 'smietana-18', 'schab', 'passata', 'ryz-bialy']

/** The steps of a dish with something put in, one text a step. */
function placed(place: Parameters<typeof placeSeasoning>[2], seasoning: Parameters<typeof placeSeasoning>[3], ...texts: string[]) {
  const steps = texts.map((text) => ({ text, uses: LISTED }))
  return placeSeasoning(steps, [...LISTED, seasoning.food], place, seasoning)?.map(({ text }) => text) ?? null
}

describe('with the pepper', () => {
  it.each([
    ['Dopraw pieprzem.', 'Dopraw pieprzem i majerankiem.'],
    ['Dopraw zupę solą i pieprzem. Podawaj z chlebem.', 'Dopraw zupę solą, pieprzem i majerankiem. Podawaj z chlebem.'],
    ['Dopraw pieprzem i posyp serem.', 'Dopraw pieprzem i majerankiem, posyp serem.'],
    ['Wymieszaj z jogurtem, solą i pieprzem.', 'Wymieszaj z jogurtem, solą, pieprzem i majerankiem.'],
    ['Posól i popieprz.', 'Posól, popieprz i dopraw majerankiem.'],
    ['Popieprz, włóż makaron i wymieszaj.', 'Popieprz i dopraw majerankiem, włóż makaron i wymieszaj.'],
    ['Gotuj 5 minut. Podawaj z chlebem.', 'Gotuj 5 minut. Dopraw majerankiem. Podawaj z chlebem.'],
  ])('%s', (text, seasoned) => {
    expect(placed('taste', MARJORAM, 'W garnku zeszklij cebulę.', text)).toEqual(['W garnku zeszklij cebulę.', seasoned])
  })

  it('goes beside nothing on bread that has none', () => {
    expect(placed('pepper', MARJORAM, 'Ułóż ser i zwiń tortille.')).toBeNull()
    expect(placed('pepper', MARJORAM, 'Ułóż ser i popieprz. Zwiń tortille.')).toEqual([
      'Ułóż ser, popieprz i dopraw majerankiem. Zwiń tortille.',
    ])
  })
})

describe('garlic', () => {
  it('goes into the hot fat, and not behind what is only put in before the water', () => {
    const steps = [
      'W rondlu rozgrzej olej, wrzuć schab i smaż 6 minut. Dodaj cebulę i smaż 2 minuty.',
      'Posól i popieprz. Dodaj ogórki. Wlej wodę i duś 40 minut.',
    ]
    expect(
      placed(
        'fried',
        GARLIC,
        'Na patelni rozgrzej olej, wrzuć ziemniaki i smaż 10 minut, mieszając.',
        'Dodaj cebulę i smaż 4 minuty. Dopraw solą.',
      ),
    ).toEqual([
      'Na patelni rozgrzej olej, wrzuć ziemniaki i smaż 10 minut, mieszając.',
      'Dodaj cebulę i smaż 4 minuty. Dodaj drobno posiekany czosnek i mieszaj pół minuty. Dopraw solą.',
    ])
    expect(placed('pan', GARLIC, ...steps)).toEqual([`${steps[0]} Dodaj drobno posiekany czosnek i mieszaj pół minuty.`, steps[1]])
  })
})

it('puts ginger to the garlic that is stirred there already', () => {
  const steps = ['Na patelni rozgrzej olej. Wrzuć cebulę i smaż 7 minut, mieszając.', 'Dodaj ryż i smaż 4 minuty, mieszając. Posól.']
  const withGarlic = placed('fried', GARLIC, ...steps) ?? []
  expect(placed('fried', GINGER, ...withGarlic)).toEqual([
    `${steps[0]} Dodaj drobno posiekany czosnek i starty imbir i mieszaj pół minuty.`,
    steps[1],
  ])
})

it('puts garlic to what fries before the rice comes to it', () => {
  const steps = ['Na patelni rozgrzej olej. Wrzuć cebulę i smaż 7 minut, mieszając.', 'Dodaj ryż i smaż 4 minuty, mieszając. Posól.']
  expect(placed('fried', GARLIC, ...steps)).toEqual([`${steps[0]} Dodaj drobno posiekany czosnek i mieszaj pół minuty.`, steps[1]])
})

describe('what needs time', () => {
  it('goes into the pot before that is cooked, once it is wet', () => {
    const steps = ['W garnku zeszklij cebulę. Wlej wodę i posól.', 'Dodaj ziemniaki i gotuj 20 minut.']
    expect(placed('pot', BAY, ...steps)).toEqual([steps[0], 'Wrzuć liście laurowe. Dodaj ziemniaki i gotuj 20 minut.'])
    expect(placed('pot', BAY, 'Zalej ziemniaki zimną wodą i gotuj 20 minut.')).toBeNull()
    expect(placed('pot', BAY, 'W garnku zeszklij cebulę. Wlej wodę. Gotuj 5 minut.')).toBeNull()
  })

  it('goes in with what goes in the same way', () => {
    const [, second] = placed('pot', BAY, 'W garnku zeszklij cebulę.', 'Wlej wodę. Wrzuć kminek. Gotuj 20 minut.') ?? []
    expect(second).toBe('Wlej wodę. Wrzuć kminek i liście laurowe. Gotuj 20 minut.')
  })

  it('fries as short as garlic may, right before something is poured in', () => {
    const text = 'Na patelni zeszklij cebulę. Wrzuć kiełbasę i smaż 5 minut. Wlej passatę i gotuj 6 minut.'
    expect(placed('pan', GARLIC, text)).toEqual([
      'Na patelni zeszklij cebulę. Wrzuć kiełbasę i smaż 5 minut. Dodaj drobno posiekany czosnek i mieszaj pół minuty. Wlej passatę i gotuj 6 minut.',
    ])
    expect(placed('pan', GARLIC, 'Na patelni smaż kiełbasę 5 minut. Wyjmij na talerz. Wlej passatę.')).toBeNull()
  })
})

describe('on raw meat', () => {
  it.each([
    ['Mięso posól i popieprz.', 'Mięso posól, popieprz i oprósz słodką papryką.'],
    ['Natrzyj mięso solą i pieprzem oraz tymiankiem.', 'Natrzyj mięso solą, pieprzem, tymiankiem i słodką papryką.'],
    ['Posyp połową soli i pieprzu. Cebulę posiekaj.', 'Posyp połową soli i pieprzu. Oprósz słodką papryką. Cebulę posiekaj.'],
    ['Posól i popieprz. Oprósz majerankiem.', 'Posól i popieprz. Oprósz majerankiem i słodką papryką.'],
  ])('%s', (text, seasoned) => {
    expect(placed('raw', PAPRIKA, text, 'Na patelni smaż schab 8 minut.')).toEqual([seasoned, 'Na patelni smaż schab 8 minut.'])
  })
})

describe('at the end', () => {
  it.each([
    ['Nałóż na talerze. Podawaj z chlebem.', 'Nałóż na talerze. Posyp posiekanym koperkiem. Podawaj z chlebem.'],
    ['Posyp startym serem. Podawaj.', 'Posyp startym serem i posiekanym koperkiem. Podawaj.'],
    ['Złóż go i podawaj od razu.', 'Złóż go, posyp posiekanym koperkiem i podawaj od razu.'],
    ['Ryż gotuj 15 minut. Odcedź. Podawaj z ryżem.', 'Ryż gotuj 15 minut. Odcedź. Podawaj z ryżem. Posyp posiekanym koperkiem.'],
  ])('%s', (text, sprinkled) => {
    expect(placed('top', DILL, text)).toEqual([sprinkled])
  })

  it.each([
    ['Ziemniaki odcedź. Podawaj z ziemniakami.', 'Ziemniaki odcedź i posyp posiekanym koperkiem. Podawaj z ziemniakami.'],
    ['Ziemniaki odcedź i podaj obok.', 'Ziemniaki odcedź, posyp posiekanym koperkiem i podaj obok.'],
  ])('over boiled potatoes: %s', (text, sprinkled) => {
    expect(placed('potatoes', DILL, text)).toEqual([sprinkled])
  })

  it('goes into cucumbers in soured cream, and not into a sauce of it', () => {
    expect(placed('cucumbers', DILL, 'Ogórki pokrój w plasterki, odciśnij i wymieszaj ze śmietaną. Schab pokrój.')).toEqual([
      'Ogórki pokrój w plasterki, odciśnij i wymieszaj ze śmietaną i posiekanym koperkiem. Schab pokrój.',
    ])
    expect(placed('cucumbers', DILL, 'Schab wymieszaj ze śmietaną.')).toBeNull()
  })

  it('is drizzled in one sentence with what is drizzled already', () => {
    expect(placed('drizzle', SESAME_OIL, 'Wlej sos sojowy. Skrop sokiem z limonki. Podawaj z ryżem.')).toEqual([
      'Wlej sos sojowy. Skrop sokiem z limonki i olejem sezamowym. Podawaj z ryżem.',
    ])
  })
})

it('leaves what a step says of amounts where it stands', () => {
  const text = 'Posól i popieprz. Wlej 3 łyżki wody.'
  const amount = { start: 23, end: 30, quantity: 3, measure: 'łyżka', food: 'woda' }
  const [step] = placeSeasoning([{ text, uses: ['woda'], amounts: [amount] }], ['woda', 'majeranek'], 'taste', MARJORAM) ?? []
  const [moved] = step?.amounts ?? []
  expect(step?.text.slice(moved?.start, moved?.end)).toBe('3 łyżki')
  expect(step?.uses).toEqual(['woda', 'majeranek'])
})

describe('where nothing is poured in', () => {
  const FRIED = 'Na patelni rozgrzej olej, wrzuć cebulę i smaż 5 minut, mieszając.'

  it('garlic goes to what was stirred in the pan, behind the last of it', () => {
    expect(placed('fried', GARLIC, FRIED, 'Posól i popieprz.')).toEqual([
      `${FRIED} Dodaj drobno posiekany czosnek i mieszaj pół minuty.`,
      'Posól i popieprz.',
    ])
  })

  it('nothing is stirred into what lies whole in the pan', () => {
    expect(placed('fried', GARLIC, 'Na patelni rozgrzej olej i smaż schab 5 minut z każdej strony.', 'Posól.')).toBeNull()
  })

  it('a dip is soured while it is mashed', () => {
    const lime = { food: 'sok-z-limonki', put: 'sok z limonki', with: 'sokiem z limonki' }
    expect(placed('mash', lime, 'Obierz, usuń pestkę, rozgnieć widelcem.')).toEqual([
      'Obierz, usuń pestkę, rozgnieć widelcem z sokiem z limonki.',
    ])
    expect(placed('mash', lime, 'Rozgnieć widelcem z jogurtem.')).toBeNull()
  })
})

it('goes on what is mixed for the tray while the oven is only getting hot', () => {
  const steps = [
    'Piekarnik rozgrzej do 210°C. Ziemniaki pokrój w kostkę.',
    'Wymieszaj ziemniaki z olejem, solą i pieprzem.',
    'Piecz ziemniaki 18 minut.',
  ]
  expect(placed('raw', MARJORAM, ...steps)?.[1]).toBe('Wymieszaj ziemniaki z olejem, solą, pieprzem i majerankiem.')
})

it('joins what raw meat is dusted with already', () => {
  expect(placed('raw', MARJORAM, 'Posól i popieprz, oprósz curry.', 'Piecz schab 18 minut.')?.[0]).toBe(
    'Posól i popieprz, oprósz curry i majerankiem.',
  )
})
