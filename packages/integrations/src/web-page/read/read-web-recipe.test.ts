import { describe, expect, it } from 'vitest'
import { readWebRecipe } from './read-web-recipe.ts'

const PANCAKES = {
  '@type': 'Recipe',
  name: 'Naleśniki',
  recipeIngredient: ['2 jajka', '250 g mąki'],
  recipeInstructions: ['Zmiksuj.', 'Usmaż.'],
}
const read = (data: unknown) => readWebRecipe([JSON.stringify(data)])
const withField = (fields: object) => read({ ...PANCAKES, ...fields })

describe('a recipe in the data of a page', () => {
  it.each([
    ['alone', PANCAKES],
    ['in a list', [{ '@type': 'WebSite' }, PANCAKES]],
    ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization' }, PANCAKES] }],
    ['as what the page is about', { '@type': 'WebPage', mainEntity: PANCAKES }],
    ['in a list of a list', [[{ '@graph': [PANCAKES] }]]],
    ['of two types', { ...PANCAKES, '@type': ['NewsArticle', 'Recipe'] }],
    ['of a type with its address', { ...PANCAKES, '@type': 'https://schema.org/Recipe' }],
    ['of a type with a prefix', { ...PANCAKES, '@type': 'schema:Recipe' }],
  ])('is found %s', (_, data) => {
    expect(read(data)).toMatchObject({ title: 'Naleśniki', ingredients: ['2 jajka', '250 g mąki'], steps: ['Zmiksuj.', 'Usmaż.'] })
  })

  it.each([
    ['line breaks inside of a text', JSON.stringify(PANCAKES).replace('Zmiksuj.', 'Zmiksuj\n\twszystko.')],
    ['a comment around it', `<!-- ${JSON.stringify(PANCAKES)} -->`],
    ['a section of characters around it', `/*<![CDATA[*/ ${JSON.stringify(PANCAKES)} /*]]>*/`],
    ['a semicolon behind it', `${JSON.stringify(PANCAKES)};`],
  ])('is found in spite of %s', (_, script) => {
    expect(readWebRecipe(['to nie JSON', script])?.ingredients).toHaveLength(2)
  })

  it.each([
    ['nothing', []],
    ['no JSON', ['{ "@type": "Recipe", ']],
    ['something else', ['{ "@type": "Article", "name": "Naleśniki" }']],
    ['a recipe without ingredients', ['{ "@type": "Recipe", "name": "Naleśniki" }']],
    ['values of wrong types', ['{ "@type": "Recipe", "recipeIngredient": [null, 7, { "a": 1 }] }']],
    ['null', ['null']],
    ['nesting without end', [`${'['.repeat(100_000)}"Recipe"${']'.repeat(100_000)}`]],
    ['more data than any page has', [JSON.stringify({ ...PANCAKES, comment: 'x'.repeat(200_000) })]],
  ])('is not found in %s', (_, scripts) => {
    expect(readWebRecipe(scripts)).toBeNull()
  })

  it('is the fullest of several', () => {
    const related = { '@type': 'Recipe', name: 'Zobacz też', recipeIngredient: ['woda'] }
    expect(read([related, PANCAKES, related])?.title).toBe('Naleśniki')
  })

  it('is found behind a script that is too long to be read', () => {
    const long = JSON.stringify({ '@type': 'Recipe', name: 'x'.repeat(200_000) })
    expect(readWebRecipe([long, JSON.stringify(PANCAKES)])?.title).toBe('Naleśniki')
  })

  it('is not looked for among thousands', () => {
    const many = Array.from({ length: 3000 }, () => ({ '@type': 'Recipe', recipeIngredient: ['woda'] }))
    expect(read([...many, PANCAKES])?.ingredients).toEqual(['woda'])
  })

  it('is plain text, whatever HTML it was written in', () => {
    const recipe = withField({
      name: 'Naleśniki &amp; d&#380;em',
      description: '<p>Cienkie&nbsp;jak <b>papier</b>.</p>',
      recipeIngredient: ['<b>2</b> jajka', '250&nbsp;g m&#261;ki'],
      recipeInstructions: '&lt;ol&gt;&lt;li&gt;Zmiksuj.&lt;/li&gt;&lt;li&gt;Usmaż.<script>alert(1)</script>&lt;/li&gt;&lt;/ol&gt;',
    })
    expect(recipe).toMatchObject({
      title: 'Naleśniki & dżem',
      about: 'Cienkie jak papier.',
      ingredients: ['2 jajka', '250 g mąki'],
      steps: ['Zmiksuj.', 'Usmaż.'],
    })
  })

  it('has its ingredients line by line, also those that came in one text', () => {
    expect(withField({ recipeIngredient: '2 jajka\n250 g mąki\r\n\r\n<p>szczypta soli</p>' })?.ingredients).toEqual([
      '2 jajka',
      '250 g mąki',
      'szczypta soli',
    ])
    expect(withField({ recipeIngredient: undefined, ingredients: ['3 jajka'] })?.ingredients).toEqual(['3 jajka'])
  })

  it.each([
    ['one text', 'Zmiksuj.\nUsmaż.'],
    ['paragraphs', '<p>Zmiksuj.</p><p>Usmaż.</p>'],
    [
      'steps',
      [
        { '@type': 'HowToStep', text: 'Zmiksuj.' },
        { '@type': 'HowToStep', name: 'Krok 2', text: 'Usmaż.' },
      ],
    ],
    [
      'steps that have nothing but names',
      [
        { '@type': 'HowToStep', name: 'Zmiksuj.' },
        { '@type': 'HowToStep', name: 'Usmaż.' },
      ],
    ],
    [
      'sections',
      [
        { '@type': 'HowToSection', name: 'Ciasto', itemListElement: [{ '@type': 'HowToStep', text: 'Zmiksuj.' }] },
        { '@type': 'HowToSection', name: 'Smażenie', itemListElement: { '@type': 'HowToStep', text: 'Usmaż.' } },
        { '@type': 'HowToSection', name: 'Podanie' },
      ],
    ],
    ['a list', { '@type': 'ItemList', itemListElement: ['Zmiksuj.', { '@type': 'ListItem', item: { text: 'Usmaż.' } }] }],
    ['lists in lists', [['Zmiksuj.'], [['Usmaż.']]]],
    [
      'directions of steps',
      [
        { '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: 'Zmiksuj.' }] },
        { '@type': 'HowToDirection', text: 'Usmaż.' },
      ],
    ],
  ])('has its steps from %s', (_, recipeInstructions) => {
    expect(withField({ recipeInstructions })?.steps).toEqual(['Zmiksuj.', 'Usmaż.'])
  })

  it.each([
    ['PT1H30M', 90],
    ['PT90M', 90],
    ['P0DT0H45M', 45],
    ['PT1.5H', 90],
    ['pt 20 m', 20],
    ['PT20S', 1],
    ['P1DT2H', 1560],
    ['PT0M', null],
    ['-PT5M', null],
    ['P3M', null],
    ['PT999999999H', null],
    ['30 minut', null],
    ['', null],
    [30, null],
  ])('that takes %s takes %s minutes', (totalTime, minutes) => {
    expect(withField({ totalTime })?.totalMinutes).toBe(minutes)
  })

  it('does not choke on a time of many digits', () => {
    expect(withField({ totalTime: `P${'1'.repeat(100_000)}` })?.totalMinutes).toBeNull()
  })

  it('takes as long as preparing and cooking together where it does not say', () => {
    expect(withField({ prepTime: 'PT15M', cookTime: 'PT1H' })).toMatchObject({ activeMinutes: 15, totalMinutes: 75 })
    expect(withField({ cookTime: 'PT1H' })).toMatchObject({ activeMinutes: null, totalMinutes: 60 })
    expect(withField({ prepTime: 'PT15M', totalTime: 'PT2H' })).toMatchObject({ activeMinutes: 15, totalMinutes: 120 })
  })

  it.each([
    [4, 4],
    ['4', 4],
    ['4 porcje', 4],
    ['dla 6 osób', 6],
    ['4-6 porcji', 4],
    [['4', '4 porcje'], 4],
    [['1 blacha', '8 porcji'], 8],
    ['12 muffinek', null],
    ['1 blacha 20 × 30 cm', null],
    ['kilka', null],
    [0, null],
    [5000, null],
    [{ value: 4 }, null],
    [{ toString: 1, valueOf: 1 }, null],
    [undefined, null],
  ])('whose yield is %j feeds %s', (recipeYield, servings) => {
    expect(withField({ recipeYield })?.servings).toBe(servings)
  })
})
