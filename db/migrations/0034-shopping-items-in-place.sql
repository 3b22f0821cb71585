-- A list has some hundred rows, all found by its id: an index on what every change touches only keeps rows from being changed in place.
drop index shopping_items_changed_idx;
alter table shopping_items set (fillfactor = 70);
