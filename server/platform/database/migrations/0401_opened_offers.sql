-- When the student first opened the offer that is open: from then on its company is bound by it. Null before, and where there is none.
alter table applications add column offer_opened_at timestamptz;
-- Offers that were out already count as opened: nobody knows otherwise, and nobody loses a place by that.
update applications set offer_opened_at = applied_at where status = 'Offered';
