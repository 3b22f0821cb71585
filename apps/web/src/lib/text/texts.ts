export const REQUIRED = 'To pole jest wymagane.'
export const NO_CONNECTION = 'Brak połączenia z serwerem. Sprawdź internet i spróbuj ponownie.'
