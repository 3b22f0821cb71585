-- Every night on which our payments were held against the operator's list, also where all agreed: who looks at payments sees that somebody looked.
create table payment_reconciliations (
  -- The last day of Warsaw that was looked at.
  day date primary key,
  compared_at timestamptz not null,
  -- Payments that the operator names, and those that we have of the same days.
  theirs integer not null check (theirs >= 0),
  ours integer not null check (ours >= 0),
  -- On how many of them the two do not agree, whether it was raised before or not.
  disagreements integer not null check (disagreements >= 0)
);
