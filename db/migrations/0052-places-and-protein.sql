-- The lines of a receipt's picture that an item was read from, [{x, y, width, height, angle}] in shares of the picture's width; null where
-- nobody knows (docs/decisions/039).
alter table pending_items add column places jsonb;

-- Grams of protein in a serving, beside its energy: what "dużo białka" is told by. Filled at the next start, as all facts are.
alter table recipes add column protein_per_serving numeric(8, 1) check (protein_per_serving >= 0);
