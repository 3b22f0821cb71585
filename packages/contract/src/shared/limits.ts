/** Points that an account gets, pays and earns (SPEC section 9, PRODUCT section 2). */
export const POINTS = {
  activation: 250,
  reviewReward: 2,
  pantryLimitBonus: 50,
  onboardingBonus: 40,
  installReward: 60,
} as const

/** What each way of adding and each AI action costs, in points. */
export const COSTS = {
  textIntake: 2,
  receiptIntake: 6,
  barcodeIntake: 4,
  manual: 0,
  recipe: 60,
  recipeImage: 2,
  shoppingList: 15,
  consumptionAnalysis: 5,
} as const

/** What the plans cost a month, in złoty (PRODUCT.md, section 2). */
export const PLAN_PRICES = { premium: '29.99', premium_super: '49.99' } as const

export const LIMITS = {
  /** Unique products (spices excluded) that a Free pantry holds. */
  freePantryProducts: 50,
  /** UTF-16 units, as a textarea counts them, before trimming. */
  intakeText: 500,
  /** A line of groceries at the head of the pantry, in UTF-16 units; its products added at once. */
  typedLine: 1000,
  typedProducts: 10,
  /** Names proposed while one is typed by hand. */
  productSuggestions: 5,
  productName: 50,
  quantity: 50_000,
  /** Batches that one pantry product is kept in. */
  batches: 50,
  manualRows: 10,
  /** Bytes of a picture that is sent: of a receipt, of a plate. */
  pictureBytes: 20 * 1024 * 1024,
  pictureFileName: 255,
  /** Different products in one submitted list of scanned codes. */
  scannedProducts: 100,
  passwordAtRegistration: 14,
  passwordAtReset: 8,
  /** Longest password: hashing takes the longer the more there is of it. */
  password: 1024,
  username: 150,
  email: 254,
  /** Health conditions in the user's own words. */
  customConditions: 30,
  customCondition: 100,
  /** Products that a user does not want in any dish. */
  exclusions: 200,
  /** Foods that a user always has at home. */
  staples: 100,
  /** Foods proposed while a product is typed. */
  foodSuggestions: 8,
  billingField: 200,
  billingPlace: 100,
  notificationTitle: 120,
  notificationMessage: 1000,
  /** Points that an administrator gives or takes at once. */
  awardedPoints: 100_000,
  awardReason: 200,
  pageSize: 200,
  /** A user's own wish for a recipe, in UTF-16 units. */
  customPrompt: 500,
  /** Per serving of a composed recipe. */
  calories: 4000,
  /** Ingredients of a composed recipe that may have to be bought. */
  missingIngredients: 10,
  /** Recipes that one user keeps. */
  recipes: 5000,
  /** Photos of plates that one user keeps. */
  recipePhotos: 1000,
  /** Photos of plates that are beside one user's comments. */
  commentPhotos: 200,
  /** Dishes that are suggested for one day. */
  recipeSuggestions: 20,
  recipeTitle: 120,
  recipeAbout: 300,
  recipeServings: 12,
  recipeMinutes: 2880,
  recipeIngredients: 200,
  ingredientLine: 200,
  recipeSteps: 50,
  recipeStep: 2000,
  importUrl: 2000,
  /** Characters of a recipe that is pasted as text. */
  importText: 20_000,
  /** How much of one serving was eaten. */
  portionPercent: { least: 1, most: 500 },
  shoppingListName: 100,
  /** Lists of one user that are neither completed nor deleted. */
  openShoppingLists: 200,
  /** Items of one list, those that were removed not counted. */
  shoppingItems: 500,
  /** Changes that one call sends. */
  shoppingOperations: 500,
  shoppingNote: 200,
  shoppingSuggestions: 20,
  /** Shops whose order of aisles is kept, and the aisles of one. */
  shops: 20,
  shopName: 50,
  aisles: 20,
  /** Of a place within an aisle. */
  shoppingPosition: 10_000,
  /** Whom a list is planned for, and for how many days, on Free and on Premium. */
  shoppingPeople: { free: 2, most: 10 },
  shoppingDays: { free: 4, most: 14 },
  /** Days ahead that a plan may start. */
  shoppingStartDays: 30,
  /** In grosze. */
  shoppingBudget: 999_900,
  diaryTitle: 120,
  /** What somebody eats at once. */
  eatenGrams: { least: 0.1, most: 10_000 },
  eatenKcal: 10_000,
  /** Of potassium or phosphorus. */
  eatenMilligrams: 1_000_000,
  /** The name of a household measure. */
  measure: 40,
  /** Hours at which a meal may be asked for. */
  reminderHour: { least: 7, most: 23 },
  /** Days that a diary can be written for, back from today and ahead. */
  diaryDays: { ahead: 7, yearsBack: 2 },
  /** Entries that copying may fill a day up to: copies of copies would double it without end. */
  copiedDayEntries: 200,
  /** Days of one summary. */
  diaryRange: 366,
  foundFoods: 20,
  /** What may be written next. */
  diarySuggestions: 20,
  /** A meal in words, in UTF-16 units. */
  mealText: 500,
  /** Foods that one text of a meal is read into. */
  mealItems: 60,
  weightKg: { least: 30, most: 300 },
  heightCm: { least: 100, most: 250 },
  age: { least: 10, most: 110 },
  paceKgPerWeek: 1,
  /** Published recipes that a narrowed list counts and leads through; where there are more, it says so many. */
  countedMatches: 1000,
  /** The name that recipes and comments are signed with. */
  authorName: { least: 2, most: 40 },
  /** What a recipe must have to be sent to the library. */
  publishedIngredients: 3,
  publishedSteps: 2,
  /** Recipes of one author that wait for a decision. */
  waitingPublications: 5,
  comment: 1000,
  reportText: 1000,
  appeal: 2000,
  decisionReason: 1000,
} as const

/** A product counts as "use soon" from this many days before its best-before date. */
export const USE_SOON_DAYS = 3

/** Hours that a confirmed consumption can be undone. */
export const UNDO_HOURS = 24

/** Hours that a deleted shopping list can be restored. */
export const RESTORE_HOURS = 24

/** Hours within which the same recipe, confirmed once more, is more likely the same cooking than another one. */
export const REPEAT_HOURS = 3

/** A balance below the price of one recipe is worth a notice. */
export const LOW_POINTS = COSTS.recipe

/** Hours that a copy of one's data can be fetched. */
export const EXPORT_HOURS = 24

/** Days within which a deleted account's data is gone from production. */
export const PURGE_DAYS = 7

/** Seconds within which a moderator can take a decision back. */
export const DECISION_UNDO_SECONDS = 60
