-- A notice may lead to one thing: the list that is ready.
alter table notifications add column target_id text;
