-- A place may end before its work is done; an application that has is neither live nor does it hold a place.
alter table applications
  drop constraint applications_status_check,
  add constraint applications_status_check
    check (status in ('Under Review', 'Shortlisted', 'Offered', 'Accepted', 'Declined', 'Expired',
                      'Rejected', 'Withdrawn', 'Closed', 'Completed', 'Ended early'));
