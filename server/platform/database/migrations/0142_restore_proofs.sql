-- What came of each test restore of the backups.
create table restore_proofs (
  at timestamptz primary key,
  -- The last change that came back; null where nothing did.
  up_to timestamptz,
  seconds int not null,
  -- Why it proves nothing; null where it is a proof.
  failure text,
  check (failure is not null or up_to is not null)
);
