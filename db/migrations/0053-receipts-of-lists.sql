-- A receipt may be of a shopping list (docs/decisions/040). Of what was ticked one review of a list waits; receipts of it stand beside that.
drop index intake_sessions_shopping_uq;
create unique index intake_sessions_shopping_uq on intake_sessions (shopping_list_id) where state = 'ready' and source = 'shopping';
create index intake_sessions_of_list_idx on intake_sessions (shopping_list_id) where shopping_list_id is not null;

-- Its owner says that it was bought besides what the list had put into the pantry.
alter table pending_items add column apart boolean not null default false;
