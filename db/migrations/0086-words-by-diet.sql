-- Words of the recipes that hold none of some traits, each in an index of its own (docs/decisions/108): what somebody eats is looked for among what
-- they may be served. The masks are those of the gate's traits (knowledge/gate/traits.yaml) as `facts/word-indexes.ts` names them; one that means
-- something else by then is of no use and does no harm.
create index recipes_words_vegan_idx on recipes using gin (search) where published_at is not null and (traits & 4186190) = 0;
create index recipes_words_meatless_idx on recipes using gin (search) where published_at is not null and (traits & 507904) = 0;
