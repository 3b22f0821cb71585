-- Day of the batch that leftovers were put on the shelf as: an undo takes that one away.
alter table consumptions add column leftovers_best_before date;
