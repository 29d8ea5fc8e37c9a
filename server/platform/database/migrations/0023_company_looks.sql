-- What a company's name looks like at a glance: without case, accents, blanks and punctuation, with the commonest Cyrillic
-- and Greek letters, and the digits 0 and 1, as the Latin letters they are taken for. Both cases are listed, because not
-- every database's locale knows them.
create function company_look(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    translate(
      lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')),
      '01ıłøđʟɑ' || 'АВЕКМНОРСТУХІЈЅҺԁ' || 'авекмнорстухіјѕһԛ' || 'БГДЖЗИЛПФЦЧШЩЪЫЬЭЮЯ'
        || 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ' || 'αβεζηικμνορτυχ' || 'ΓΔΘΛΞΠΣΦΨΩς',
      'olilodla' || 'abekmhopctyxijshd' || 'abekmhopctyxijshq' || 'бгджзилпфцчшщъыьэюя'
        || 'abezhikmnoptyx' || 'abezhikmnoptyx' || 'γδθλξπσφψωσ'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u206f\u2800\u2e00-\u2e7f\u3000-\u303f\u3164\ufe00-\ufe0f\ufeff\uffa0]',
    '', 'g')
$$;

alter table companies add column look text generated always as (company_look(name)) stored;
create index companies_look on companies (look) where verified_at is not null;
