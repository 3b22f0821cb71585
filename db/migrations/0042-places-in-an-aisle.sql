-- Where its user put an item within its aisle; null for one that nobody moved.
alter table shopping_items add column position integer check (position between 0 and 10000);
