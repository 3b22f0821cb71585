-- What was bought by a shopping list is reviewed as what is typed or scanned.
alter table intake_sessions drop constraint intake_sessions_source_check;
alter table intake_sessions add constraint intake_sessions_source_check check (source in ('text', 'receipt', 'barcode', 'shopping'));
-- The list that it is of; the review outlives it.
alter table intake_sessions add column shopping_list_id bigint references shopping_lists on delete set null;
-- One review of a list waits at a time.
create unique index intake_sessions_shopping_uq on intake_sessions (shopping_list_id) where state = 'ready';

-- The item of that list; once the review is confirmed, that one is put away.
alter table pending_items add column shopping_item_id uuid;
