-- The meal that a composed recipe was asked for: it is logged as that one.
alter table recipes add column asked_meal text check (asked_meal in ('breakfast', 'lunch', 'dinner', 'snack'));
