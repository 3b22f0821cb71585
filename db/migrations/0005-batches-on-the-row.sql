-- What there is of a product, [{id, amount, bestBefore, estimated, addedAt}], amounts in whole thousandths of the unit; none is an
-- unknown amount. Batches are part of the row because a product changes, and is listed, as one value (docs/decisions/001).
alter table pantry_products add column batches jsonb not null default '[]';

update pantry_products as product
set batches = gathered.batches
from (
  select product_id, jsonb_agg(jsonb_build_object(
    'id', id,
    'amount', (quantity * 1000)::bigint,
    'bestBefore', best_before,
    'estimated', best_before_estimated,
    'addedAt', to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by best_before nulls last, id) as batches
  from pantry_batches
  group by product_id
) as gathered
where gathered.product_id = product.id;

alter table pantry_products
  add check (jsonb_typeof(batches) = 'array'),
  add check (not batches @? '$[*] ? (!(@.amount > 0 && @.amount.floor() == @.amount))');

drop table pantry_batches;
