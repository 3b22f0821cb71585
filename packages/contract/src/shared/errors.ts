import { COSTS, LIMITS, UNDO_HOURS } from './limits.ts'
import { plural } from './plural.ts'

const POINTS = ['punkt', 'punkty', 'punktów'] as const
const PRODUCTS = ['produkt', 'produkty', 'produktów'] as const
const PHOTOS = ['zdjęcie', 'zdjęcia', 'zdjęć'] as const
const RECIPES = ['przepis', 'przepisy', 'przepisów'] as const
const DAYS = ['dzień', 'dni', 'dni'] as const
const LISTS = ['otwartą listę', 'otwarte listy', 'otwartych list'] as const
const ITEMS = ['pozycja', 'pozycje', 'pozycji'] as const
const HOURS = ['godzina', 'godziny', 'godzin'] as const

/**
 * Every expected failure: status, shape and Polish text in one place. `shape` says where the text is in the body:
 * `detail` and `error` as a string, `field:x` as `{"x": [text]}`, `detail+field:x` and
 * `error+field:x` as both. `{name}` in a text is filled from the
 * error's data.
 */
export const ERRORS = {
  validation: { status: 400, shape: 'fields', text: 'Nieprawidłowe dane.' },
  malformed_json: { status: 400, shape: 'detail', text: 'Nieprawidłowe dane: oczekiwano poprawnego JSON.' },
  unsupported_media_type: { status: 415, shape: 'detail', text: 'Nieobsługiwany typ danych w żądaniu.' },
  payload_too_large: { status: 413, shape: 'detail', text: 'Przesłane dane są zbyt duże.' },
  not_found: { status: 404, shape: 'detail', text: 'Nie znaleziono.' },
  invalid_page: { status: 404, shape: 'detail', text: 'Niepoprawna strona.' },
  method_not_allowed: { status: 405, shape: 'detail', text: 'Niedozwolona metoda.' },
  forbidden: { status: 403, shape: 'detail', text: 'Nie masz uprawnień, by wykonać tę czynność.' },
  too_many_requests: { status: 429, shape: 'detail', text: 'Zbyt wiele prób. Spróbuj ponownie za {seconds} s.' },
  internal: { status: 500, shape: 'detail', text: 'Błąd serwera. Spróbuj ponownie za chwilę.' },
  too_busy: { status: 503, shape: 'detail', text: 'Zbyt wiele osób naraz. Spróbuj ponownie za {seconds} s.' },
  not_ready: { status: 503, shape: 'detail', text: 'Usługa jest chwilowo niedostępna.' },

  not_authenticated: { status: 401, shape: 'detail', text: 'Nie podano danych uwierzytelniających.' },
  bad_authorization_header: { status: 401, shape: 'detail', text: 'Nagłówek autoryzacji musi zawierać dwie wartości rozdzielone spacją.' },
  token_not_valid: { status: 401, shape: 'detail', text: 'Sesja wygasła. Zaloguj się ponownie.' },
  user_not_found: { status: 401, shape: 'detail', text: 'Nie znaleziono użytkownika.' },
  user_inactive: { status: 401, shape: 'detail', text: 'Konto jest nieaktywne.' },
  invalid_credentials: { status: 401, shape: 'detail', text: 'Niepoprawny login / email lub hasło.' },

  email_taken: { status: 400, shape: 'field:email', text: 'user with this email already exists.' },
  username_taken: { status: 400, shape: 'field:username', text: 'Użytkownik o tej nazwie już istnieje.' },
  password_too_common: { status: 400, shape: 'field:password', text: 'To hasło jest zbyt powszechne.' },
  link_uid_invalid: { status: 400, shape: 'field:uid', text: 'Link jest nieprawidłowy.' },
  link_token_invalid: { status: 400, shape: 'field:token', text: 'Link jest nieprawidłowy lub wygasł.' },
  already_activated: { status: 403, shape: 'detail', text: 'To konto jest już aktywne. Możesz się zalogować.' },

  current_password_wrong: { status: 400, shape: 'field:current_password', text: 'Nieprawidłowe hasło.' },
  new_password_too_common: { status: 400, shape: 'field:new_password', text: 'To hasło jest zbyt powszechne.' },
  new_email_taken: { status: 400, shape: 'field:new_email', text: 'Użytkownik z tym adresem e-mail już istnieje.' },
  new_email_same: { status: 400, shape: 'field:new_email', text: 'To jest Twój obecny adres e-mail.' },
  reset_account_unknown: { status: 404, shape: 'detail', text: 'Nie znaleziono konta z tym adresem email.' },
  reset_link_unknown: { status: 404, shape: 'field:token', text: 'Link resetowania hasła jest nieprawidłowy lub wygasł.' },
  reset_link_invalid: { status: 400, shape: 'field:token', text: 'Link resetowania hasła jest nieprawidłowy lub wygasł.' },

  equipment_unknown: { status: 400, shape: 'field:equipment_ids', text: 'Wybierz pozycje z listy sprzętów.' },
  condition_unknown: { status: 400, shape: 'field:condition_ids', text: 'Wybierz pozycje z listy schorzeń.' },
  diet_unknown: { status: 400, shape: 'field:diet_id', text: 'Wybierz dietę z listy.' },
  dietary_style_unknown: { status: 400, shape: 'field:style_ids', text: 'Wybierz pozycje z listy stylów żywienia.' },
  health_consent_missing: {
    status: 400,
    shape: 'field:health_data_consent',
    text: 'Aby zapisać dane o zdrowiu, zaznacz zgodę na ich przetwarzanie.',
  },

  staple_unknown: { status: 400, shape: 'field:food_ids', text: 'Wybierz produkty spożywcze z listy.' },
  staple_always_there: { status: 400, shape: 'field:ran_out', text: 'To jest w każdej kuchni.' },

  install_reward_taken: { status: 409, shape: 'detail', text: 'Nagroda za zainstalowanie aplikacji została już odebrana.' },
  push_not_offered: { status: 404, shape: 'detail', text: 'Ta Spiżarka nie wysyła powiadomień na urządzenia.' },
  push_endpoint_refused: { status: 400, shape: 'field:endpoint', text: 'To nie jest adres usługi powiadomień przeglądarki.' },
  export_under_way: { status: 409, shape: 'detail', text: 'Kopia Twoich danych już się przygotowuje. Wyślemy link, gdy będzie gotowa.' },
  export_expired: { status: 410, shape: 'detail', text: 'Ta kopia danych wygasła. Przygotuj nową.' },

  second_factor_required: { status: 403, shape: 'detail', text: 'Potwierdź, że to Ty: podaj kod z aplikacji uwierzytelniającej.' },
  second_factor_missing: { status: 409, shape: 'detail', text: 'Najpierw włącz drugi składnik logowania.' },
  second_factor_code_wrong: { status: 400, shape: 'field:code', text: 'Nieprawidłowy kod. Sprawdź godzinę w telefonie i podaj nowy kod.' },
  balance_too_low: { status: 400, shape: 'field:amount', text: 'Na koncie jest mniej punktów.' },
  own_points_fixed: { status: 409, shape: 'detail', text: 'Sobie punktów nie przyznasz.' },
  own_plan_fixed: { status: 409, shape: 'detail', text: 'Planu własnego konta nie można zmienić w panelu.' },

  idempotency_key_reused: { status: 422, shape: 'detail', text: 'Ten klucz Idempotency-Key został już użyty z innymi danymi.' },

  points_short_text: { status: 402, shape: 'detail', text: pointsShort(COSTS.textIntake, 'aby przetworzyć tekst') },

  points_short_receipt: { status: 402, shape: 'detail', text: pointsShort(COSTS.receiptIntake, 'aby przeanalizować paragon') },
  points_short_barcode: { status: 402, shape: 'detail', text: pointsShort(COSTS.barcodeIntake, 'aby przetworzyć kody kreskowe') },

  receipt_missing: { status: 400, shape: 'field:file', text: 'Najpierw wybierz plik z paragonem.' },
  picture_format: {
    status: 400,
    shape: 'field:file',
    text: 'Nieprawidłowy format pliku. Dozwolone są tylko obrazy (JPEG, PNG, WebP, GIF, BMP, TIFF).',
  },
  picture_extension: { status: 400, shape: 'field:file', text: 'Nieprawidłowe rozszerzenie pliku. Dozwolone są tylko obrazy.' },
  picture_name_characters: { status: 400, shape: 'field:file', text: 'Nazwa pliku zawiera nieprawidłowe znaki.' },
  picture_name_too_long: { status: 400, shape: 'field:file', text: 'Nazwa pliku jest zbyt długa.' },
  picture_empty: { status: 400, shape: 'field:file', text: 'Plik jest pusty.' },
  picture_damaged: { status: 400, shape: 'field:file', text: 'Nie udało się przetworzyć obrazu. Spróbuj z innym plikiem.' },
  picture_too_big: {
    status: 413,
    shape: 'detail',
    text: `Plik jest zbyt duży. Maksymalny rozmiar to ${LIMITS.pictureBytes / 1024 ** 2} MB.`,
  },
  receipt_failed: {
    status: 422,
    shape: 'error',
    text: 'Nie udało się przeanalizować paragonu. Punkty wróciły na Twoje konto. Spróbuj ponownie.',
  },
  receipt_unreadable: {
    status: 422,
    shape: 'error',
    text: 'Nie udało się odczytać tego zdjęcia. Punkty wróciły na Twoje konto. Zrób zdjęcie z góry, w dobrym świetle, tak by cały paragon był w kadrze.',
  },
  receipt_not_found: {
    status: 422,
    shape: 'error',
    text: 'Na tym zdjęciu nie widać paragonu ze sklepu. Punkty wróciły na Twoje konto. Wybierz zdjęcie paragonu z zakupami.',
  },
  receipt_without_food: {
    status: 422,
    shape: 'error',
    text: 'Na tym paragonie nie znaleźliśmy żadnych produktów do spiżarni. Punkty wróciły na Twoje konto.',
  },
  barcodes_failed: {
    status: 422,
    shape: 'error',
    text: 'Nie udało się przetworzyć zeskanowanych produktów. Punkty wróciły na Twoje konto. Spróbuj ponownie.',
  },

  product_not_known: { status: 404, shape: 'detail', text: 'Tego produktu nie ma w naszej bazie.' },
  product_code_in_store: {
    status: 404,
    shape: 'detail',
    text: 'To kod nadany w sklepie, np. dla towaru na wagę. Nie ma go w żadnej bazie, więc dodaj ten produkt ręcznie.',
  },
  product_code_invalid: { status: 400, shape: 'field:gtin', text: 'To nie jest prawidłowy kod kreskowy. Sprawdź cyfry.' },
  product_lookup_failed: { status: 502, shape: 'detail', text: 'Błąd serwera. Spróbuj ponownie za chwilę.' },

  intake_failed: { status: 422, shape: 'error', text: 'Nie udało się przetworzyć listy. Punkty wróciły na Twoje konto. Spróbuj ponownie.' },
  intake_nothing_readable: {
    status: 422,
    shape: 'error',
    text: 'Nie znaleźliśmy w tekście żadnego produktu. Punkty wróciły na Twoje konto. Wpisz po jednym produkcie w wierszu, np. „mleko 1 l”.',
  },
  pending_item_not_product: {
    status: 400,
    shape: 'detail',
    text: 'Nie rozpoznano produktu. Popraw wiersz, np. „mleko 1 l”, albo go usuń.',
  },
  pending_item_not_found: { status: 404, shape: 'error', text: 'Nie znaleziono tej pozycji. Odśwież listę.' },
  resolution_not_expected: { status: 400, shape: 'error', text: 'Ta pozycja nie wymaga takiej decyzji.' },
  resolution_invalid: { status: 400, shape: 'error', text: 'Musisz podać prawidłowy, dodatni przelicznik.' },
  conversion_not_allowed: { status: 400, shape: 'error', text: 'Tej pozycji nie można przeliczyć na wybraną jednostkę.' },
  error_item_only_deletable: { status: 400, shape: 'error', text: 'Tę pozycję można tylko usunąć.' },
  spice_item_only_deletable: { status: 400, shape: 'error', text: 'Przyprawę można tylko usunąć z listy.' },

  points_short_recipe: { status: 402, shape: 'detail', text: pointsShort(COSTS.recipe, 'aby ułożyć przepis') },
  points_short_recipe_with_picture: {
    status: 402,
    shape: 'detail',
    text: pointsShort(COSTS.recipe + COSTS.recipeImage, 'aby ułożyć przepis z obrazkiem'),
  },
  points_short_picture: { status: 402, shape: 'detail', text: pointsShort(COSTS.recipeImage, 'aby przygotować obrazek') },
  premium_custom_prompt: { status: 403, shape: 'detail+field:custom_prompt', text: 'Własne życzenie jest w planie Premium.' },
  premium_calories: { status: 403, shape: 'detail+field:calories', text: 'Kalorie na porcję są w planie Premium.' },
  premium_device: { status: 403, shape: 'detail+field:device', text: 'Wersje na Thermomix i Lidlomix są w planie Premium.' },
  recipe_limit: { status: 403, shape: 'detail', text: `Masz już ${counted(LIMITS.recipes, RECIPES)}. Usuń któryś, aby dodać nowy.` },
  photo_missing: { status: 400, shape: 'field:file', text: 'Najpierw wybierz zdjęcie.' },
  photo_limit: { status: 403, shape: 'detail', text: `Masz już ${counted(LIMITS.recipePhotos, PHOTOS)} dań. Usuń któreś, aby dodać nowe.` },
  comment_photo_limit: {
    status: 403,
    shape: 'detail',
    text: `Masz już ${counted(LIMITS.commentPhotos, PHOTOS)} przy komentarzach. Usuń któreś, aby dodać nowe.`,
  },
  recipe_failed: { status: 422, shape: 'error', text: 'Nie udało się ułożyć przepisu. Punkty wróciły na Twoje konto. Spróbuj ponownie.' },
  recipe_pantry_empty: {
    status: 422,
    shape: 'error',
    text: 'W spiżarni nie ma jeszcze z czego gotować. Punkty wróciły na Twoje konto. Dodaj produkty i spróbuj ponownie.',
  },
  recipe_none_fits: {
    status: 422,
    shape: 'error',
    text: 'Nie znaleźliśmy dania, które spełnia wszystkie warunki: {limits}. Punkty wróciły na Twoje konto. {advice}',
  },
  recipe_help_expired: { status: 410, shape: 'detail', text: 'Ta propozycja wygasła. Ułóż przepis jeszcze raz.' },
  picture_failed: {
    status: 422,
    shape: 'error',
    text: 'Nie udało się przygotować obrazka. Punkty wróciły na Twoje konto. Spróbuj ponownie.',
  },
  import_address_refused: {
    status: 400,
    shape: 'field:url',
    text: 'Tego adresu nie możemy otworzyć. Podaj adres strony z przepisem, zaczynający się od https://.',
  },
  import_not_reachable: {
    status: 422,
    shape: 'error',
    text: 'Nie udało się otworzyć tej strony. Sprawdź adres albo wklej tekst przepisu.',
  },
  import_no_recipe: { status: 422, shape: 'error', text: 'Nie znaleźliśmy tu przepisu. Wklej jego tekst: składniki i przygotowanie.' },
  import_failed: { status: 422, shape: 'error', text: 'Nie udało się odczytać przepisu. Spróbuj ponownie.' },

  consumption_repeated: {
    status: 409,
    shape: 'field:again',
    text: 'Ten przepis odliczono już o {time}. Jeśli gotujesz go jeszcze raz, potwierdź to.',
  },
  consumption_undone: { status: 409, shape: 'detail', text: 'To zostało już cofnięte.' },
  consumption_undo_expired: { status: 409, shape: 'detail', text: `Minęły ${counted(UNDO_HOURS, HOURS)}, więc tego nie można już cofnąć.` },

  points_short_shopping_list: { status: 402, shape: 'detail', text: pointsShort(COSTS.shoppingList, 'aby ułożyć listę zakupów') },
  premium_people: {
    status: 403,
    shape: 'detail+field:people',
    text: `Listy dla ${LIMITS.shoppingPeople.free + 1}–${LIMITS.shoppingPeople.most} osób są w planie Premium.`,
  },
  premium_days: {
    status: 403,
    shape: 'detail+field:days',
    text: `Listy na ${LIMITS.shoppingDays.free + 1}–${LIMITS.shoppingDays.most} dni są w planie Premium.`,
  },
  shopping_start_past: { status: 400, shape: 'field:start_on', text: 'Ten dzień już minął.' },
  shopping_start_too_late: {
    status: 400,
    shape: 'field:start_on',
    text: `Plan może zacząć się najpóźniej za ${counted(LIMITS.shoppingStartDays, DAYS)}.`,
  },
  shopping_list_failed: {
    status: 422,
    shape: 'error',
    text: 'Nie udało się ułożyć listy zakupów. Punkty wróciły na Twoje konto. Spróbuj ponownie.',
  },
  shopping_none_fits: {
    status: 422,
    shape: 'error',
    text: 'Nie znaleźliśmy dań, które spełniają wszystkie warunki. Punkty wróciły na Twoje konto. Wybierz mniej posiłków albo więcej czasu.',
  },
  swap_meal_unknown: { status: 400, shape: 'field:meal_type', text: 'Tego posiłku nie ma w planie.' },
  swap_recipe_blocked: { status: 400, shape: 'field:recipe_id', text: 'To danie nie pasuje do Twojego profilu. Wybierz inne.' },
  swap_recipe_repeats: { status: 400, shape: 'field:recipe_id', text: 'To danie jest już w planie w tych dniach. Wybierz inne.' },
  swap_none_better: { status: 409, shape: 'detail', text: 'Nic lepszego z tego, co masz.' },
  shopping_list_limit: {
    status: 403,
    shape: 'detail',
    text: `Masz już ${counted(LIMITS.openShoppingLists, LISTS)}. Zakończ lub usuń którąś.`,
  },
  shopping_items_limit: { status: 403, shape: 'detail', text: `Na liście mieści się najwyżej ${counted(LIMITS.shoppingItems, ITEMS)}.` },
  shopping_nothing_bought: { status: 400, shape: 'detail', text: 'Najpierw odhacz na liście to, co jest kupione.' },

  diary_day_past: { status: 400, shape: 'field:day', text: 'Dziennik można uzupełnić najwyżej dwa lata wstecz.' },
  diary_day_ahead: { status: 400, shape: 'field:day', text: 'Dziennik można wypełnić najwyżej na 7 dni naprzód.' },
  diary_food_unknown: { status: 400, shape: 'field:food_id', text: 'Nie ma takiego produktu w tabeli.' },
  diary_gtin_unknown: { status: 400, shape: 'field:gtin', text: 'Tego produktu nie ma w naszej bazie.' },
  diary_measure_unknown: { status: 400, shape: 'field:measure', text: 'Tego produktu nie mierzymy tą miarą. Podaj gramy.' },
  diary_amount_range: { status: 400, shape: 'field:quantity', text: 'To ilość spoza zakresu 0,1–10 000 g.' },
  diary_product_unknown: { status: 400, shape: 'field:product_id', text: 'Tego produktu nie ma w spiżarni.' },
  diary_field_foreign: { status: 400, shape: 'fields', text: 'To pole nie pasuje do tego wpisu.' },
  diary_copy_same_day: { status: 400, shape: 'field:to_day', text: 'Wybierz inny dzień niż ten, z którego kopiujesz.' },
  diary_copy_day_past: { status: 400, shape: 'field:to_day', text: 'Dziennik można uzupełnić najwyżej dwa lata wstecz.' },
  diary_copy_day_ahead: { status: 400, shape: 'field:to_day', text: 'Dziennik można wypełnić najwyżej na 7 dni naprzód.' },
  diary_copy_day_full: {
    status: 403,
    shape: 'detail',
    text: `Kopiowanie może wypełnić dzień najwyżej do ${LIMITS.copiedDayEntries} wpisów.`,
  },
  diary_range_backwards: { status: 400, shape: 'field:to', text: 'Koniec zakresu jest przed jego początkiem.' },
  diary_range_long: { status: 400, shape: 'field:to', text: `Zakres może mieć najwyżej ${LIMITS.diaryRange} dni.` },
  points_short_meal: { status: 402, shape: 'detail', text: pointsShort(COSTS.consumptionAnalysis, 'aby przeanalizować posiłek') },
  meal_failed: {
    status: 422,
    shape: 'error',
    text: 'Nie udało się przeanalizować posiłku. Punkty wróciły na Twoje konto. Spróbuj ponownie.',
  },
  meal_nothing_readable: {
    status: 422,
    shape: 'error',
    text: 'Nie rozpoznaliśmy w tekście żadnego jedzenia. Punkty wróciły na Twoje konto. Napisz np. „dwie kanapki z szynką i kawa z mlekiem”.',
  },
  meal_unresolved: { status: 400, shape: 'detail', text: 'Wybierz produkt i ilość dla nierozpoznanych pozycji albo je pomiń.' },
  birth_year_range: { status: 400, shape: 'field:birth_year', text: 'Podaj rok urodzenia osoby w wieku od 10 do 110 lat.' },
  premium_macros: { status: 403, shape: 'detail+field:macros', text: 'Własny podział makroskładników jest w planie Premium.' },
  weight_in_future: { status: 400, shape: 'field:day', text: 'Ten dzień jeszcze nie nadszedł.' },

  confirm_unresolved: { status: 400, shape: 'detail', text: 'Musisz najpierw rozwiązać wszystkie problemy lub usunąć błędne pozycje.' },
  confirm_empty: { status: 400, shape: 'detail', text: 'Brak produktów do weryfikacji.' },
  confirm_conflict: { status: 409, shape: 'detail', text: 'W spiżarni coś się zmieniło. Sprawdź pozycje wymagające decyzji.' },
  pantry_limit: {
    status: 403,
    shape: 'detail',
    text: `Spiżarnia w planie Free ma limit ${counted(LIMITS.freePantryProducts, PRODUCTS)}. Usuń coś lub przejdź na Premium, aby dodać więcej.`,
  },
  pantry_unit_conflict: {
    status: 409,
    shape: 'detail',
    text: 'Ten produkt jest w spiżarni w innej jednostce ({unit}). Podaj ilość w tej jednostce albo zmień jednostkę produktu w spiżarni.',
  },
  pantry_name_taken: { status: 400, shape: 'field:product_name', text: 'Taki produkt jest już w spiżarni.' },
  pantry_conversion_needed: { status: 400, shape: 'detail', text: 'Podaj przelicznik, aby zmienić jednostkę.' },
  pantry_quantity_too_big: { status: 400, shape: 'detail', text: 'Łączna ilość nie może przekroczyć 50 000.' },
  nothing_to_consume: { status: 409, shape: 'detail', text: 'W spiżarni nie ma już tego produktu.' },
  nothing_to_restore: { status: 409, shape: 'detail', text: 'Nie ma już czego cofnąć.' },

  publication_incomplete: { status: 400, shape: 'detail', text: 'Tego przepisu nie można jeszcze opublikować. Brakuje: {missing}.' },
  publication_imported: {
    status: 403,
    shape: 'detail',
    text: 'Przepisu z cudzej strony nie można opublikować. Napisz go własnymi słowami jako nowy przepis.',
  },
  publications_waiting_limit: {
    status: 403,
    shape: 'detail',
    text: `Na decyzję czeka już ${counted(LIMITS.waitingPublications, RECIPES)}. Następny wyślesz, gdy któryś zostanie rozpatrzony.`,
  },
  publication_waiting: { status: 409, shape: 'detail', text: 'Ten przepis już czeka na decyzję.' },
  publication_unchanged: { status: 409, shape: 'detail', text: 'Ten przepis jest już opublikowany w tej wersji.' },
  author_name_missing: { status: 400, shape: 'field:author_name', text: 'Podpisz się. Ten podpis zobaczą inni.' },
  author_name_taken: {
    status: 400,
    shape: 'field:author_name',
    text: 'Ten podpis należy do kogoś innego albo jest do niego zbyt podobny. Wybierz inny.',
  },
  author_name_reserved: { status: 400, shape: 'field:author_name', text: 'Tego podpisu nie można użyć. Wybierz inny.' },
  appeal_not_open: { status: 409, shape: 'detail', text: 'Od tej decyzji nie można się odwołać.' },
  appeal_repeated: { status: 409, shape: 'detail', text: 'Odwołanie od tej decyzji zostało już złożone.' },
  own_recipe_rating: { status: 403, shape: 'detail', text: 'Własnego opublikowanego przepisu nie można ocenić.' },
  reply_refused: {
    status: 400,
    shape: 'field:text',
    text: 'W odpowiedzi nie może być linków, numerów telefonu ani wulgaryzmów.',
  },
  report_email_missing: { status: 400, shape: 'field:email', text: 'Podaj adres e-mail, na który wyślemy decyzję.' },
  recipe_diet_unknown: { status: 400, shape: 'field:diet', text: 'Wybierz dietę z listy.' },
  free_from_unknown: { status: 400, shape: 'field:free_from', text: 'Wybierz alergeny z listy.' },

  own_publication: { status: 403, shape: 'detail', text: 'O własnym przepisie i komentarzu decyduje inny moderator.' },
  publication_decided: { status: 409, shape: 'detail', text: 'O tym przepisie już zdecydowano albo autor go wycofał.' },
  publication_changed: { status: 409, shape: 'detail', text: 'Przepis się zmienił. Obejrzyj nową wersję.' },
  decision_undo_expired: { status: 409, shape: 'detail', text: 'Tej decyzji nie można już cofnąć.' },
  report_decided: { status: 409, shape: 'detail', text: 'To zgłoszenie jest już rozpatrzone.' },
  report_of_base_recipe: {
    status: 409,
    shape: 'detail',
    text: 'Przepis Spiżarki pochodzi z jej bazy wiedzy: tam trzeba go poprawić albo usunąć.',
  },

  subscription_product_unknown: { status: 400, shape: 'error+field:product_id', text: 'Wybierz plan z listy.' },
  plan_already_active: { status: 400, shape: 'error', text: 'Masz już ten plan albo wyższy.' },
  renewal_under_way: {
    status: 409,
    shape: 'error',
    text: 'Właśnie pobieramy tę płatność z Twojej karty. Zajrzyj tu za godzinę: jeśli się nie uda, zapłacisz tutaj.',
  },
  upgrade_to_shorter: {
    status: 400,
    shape: 'error',
    text: 'Twój obecny plan jest opłacony na rok, dlatego wyższy plan też możesz kupić tylko na rok.',
  },
  payments_off: { status: 503, shape: 'error', text: 'Płatności są chwilowo wyłączone. Spróbuj ponownie później.' },
  payment_not_started: { status: 502, shape: 'error', text: 'Nie udało się rozpocząć płatności. Spróbuj ponownie.' },
  payment_not_found: { status: 404, shape: 'error', text: 'Nie znaleziono tej płatności.' },
  notification_not_signed: { status: 400, shape: 'error', text: 'Nieprawidłowy podpis.' },
  notification_mismatch: { status: 400, shape: 'error', text: 'Powiadomienie nie zgadza się z płatnością.' },
  payment_not_verified: { status: 502, shape: 'error', text: 'Operator nie potwierdził płatności.' },
  discount_code_unknown: { status: 400, shape: 'error', text: 'Nie ma takiego kodu rabatowego.' },
  discount_code_ended: { status: 400, shape: 'error', text: 'Ten kod rabatowy stracił ważność.' },
  discount_code_not_yet: { status: 400, shape: 'error', text: 'Ten kod rabatowy jeszcze nie działa.' },
  discount_code_used_up: { status: 400, shape: 'error', text: 'Ten kod rabatowy został już wykorzystany tyle razy, ile można.' },
  discount_code_used: { status: 400, shape: 'error', text: 'Ten kod rabatowy został już przez Ciebie wykorzystany.' },
  discount_code_other_product: { status: 400, shape: 'error', text: 'Ten kod rabatowy nie dotyczy wybranego planu.' },
  payment_alarm_resolved: { status: 409, shape: 'detail', text: 'Ta rozbieżność jest już wyjaśniona.' },
  invoice_not_for_ksef: {
    status: 409,
    shape: 'detail',
    text: 'Tej faktury nie wysyła się do KSeF: nabywca nie ma poprawnego polskiego NIP.',
  },
  ksef_has_it: { status: 409, shape: 'detail', text: 'KSeF ma już tę fakturę.' },
  ksef_off: { status: 503, shape: 'detail', text: 'Wysyłka do KSeF nie jest włączona: brakuje KSEF_TOKEN w ustawieniach serwera.' },
  ksef_number_taken: { status: 409, shape: 'detail', text: 'Ten numer KSeF ma już inna faktura.' },
  seller_incomplete: {
    status: 409,
    shape: 'detail',
    text: 'Ta faktura nie ma NIP albo adresu sprzedawcy: były puste w SELLER_*, gdy powstała.',
  },
  discount_code_taken: { status: 400, shape: 'field:code', text: 'Taki kod już jest.' },
  discount_code_products: { status: 400, shape: 'field:product_ids', text: 'Wybierz plany z listy.' },
  discount_code_percent: { status: 400, shape: 'field:value', text: 'Procent musi być od 1 do 100.' },
  subscription_not_cancellable: { status: 400, shape: 'error', text: 'Nie masz subskrypcji, która się odnawia.' },
  subscription_not_resumable: { status: 400, shape: 'error', text: 'Nie masz anulowanej subskrypcji, którą można wznowić.' },
  withdrawal_not_possible: { status: 400, shape: 'error', text: 'Od tej umowy nie można już odstąpić.' },
  refund_refused: {
    status: 502,
    shape: 'error',
    text: 'Operator płatności nie przyjął zwrotu. Plan działa dalej. Spróbuj ponownie później.',
  },
  refund_refused_detail: { status: 502, shape: 'detail', text: 'Operator płatności nie przyjął zwrotu.' },
  payment_not_refundable: { status: 409, shape: 'detail', text: 'Tej płatności nie można zwrócić.' },
  refund_too_big: { status: 400, shape: 'field:amount_grosze', text: 'Tyle z tej płatności nie zostało.' },
  paid_plan_fixed: {
    status: 409,
    shape: 'detail',
    text: 'To konto ma opłacony plan. Zmienisz go, gdy subskrypcja się skończy albo zostanie zwrócona.',
  },
} as const satisfies Record<
  string,
  {
    status: number
    shape: 'detail' | 'error' | 'fields' | `field:${string}` | `detail+field:${string}` | `error+field:${string}`
    text: string
  }
>

export type ErrorCode = keyof typeof ERRORS

/** Calls of which every refusal, also one that has nothing to do with money, has its text in `error`, beside what its shape says. */
export const CALLS_WITH_ERROR = /^\/api\/(?:payments|discount-codes)\//

/** What may be wrong with a picture that is sent, whatever it is of; the order is that of the checks. */
export const PICTURE_ERRORS = [
  'picture_format',
  'picture_extension',
  'picture_name_characters',
  'picture_name_too_long',
  'picture_empty',
  'picture_damaged',
  'picture_too_big',
] as const satisfies readonly ErrorCode[]

/** What is said when an action costs more points than there are. */
function pointsShort(cost: number, purpose: string): string {
  return `Brak wystarczającej liczby punktów AI. Potrzebujesz ${counted(cost, POINTS)}, ${purpose}. Możesz kupić więcej punktów w ustawieniach subskrypcji.`
}

/** A number with the Polish form of what it counts: `2 punkty`. */
function counted(count: number, forms: readonly [string, string, string]): string {
  return `${count} ${plural(count, forms)}`
}
