-- The changes of the pantry that a confirmed list made: what taking it back takes back.
alter table intake_sessions add column change_ids text[] not null default '{}';
