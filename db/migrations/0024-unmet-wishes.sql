-- What of the wish that it was composed for a recipe does not meet: `{"words": [...], "sentence": "..."}`; null where all is met.
alter table recipes add column unmet jsonb check (jsonb_typeof(unmet) = 'object');
