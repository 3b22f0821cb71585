-- A dish that was cooked and not eaten yet: it is in no diary.
alter table consumptions alter column portion_percent drop not null;
