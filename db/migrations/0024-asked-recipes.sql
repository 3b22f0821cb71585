-- What a composed recipe was asked for: it is logged as that meal, and says what of the wish it does not meet.
alter table recipes
  add column asked_meal text check (asked_meal in ('breakfast', 'lunch', 'dinner', 'snack')),
  add column unmet text;
