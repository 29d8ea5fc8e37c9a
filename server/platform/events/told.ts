import { type RawBuilder, sql } from 'kysely';
import type { EventAbout, Reader } from '../../../src/contract/event.ts';
import { type NewsEvent, newsOf, type News as Words } from '../../../src/words/news.ts';

/**
 * The names that an event is told with, as a value for `events v`, by what it is about: the features whose names they are
 * give them.
 */
export type EventNames = Readonly<Record<EventAbout, RawBuilder<unknown>>>;

/** News of which no event is kept. */
export type WrittenNews = Words & {
  readonly eventId?: undefined;
  /** What its mails are gathered by, where that is not the address that it leads to. */
  readonly about?: string;
};

/** News in words, or an event, as whom its reader is told, and what its mails are gathered by. */
export type TellableNews =
  | WrittenNews
  | { readonly eventId: number; readonly reader: Reader; readonly about: string };

/** What the mails of news are gathered by. */
export const subjectOf = (news: TellableNews): string =>
  news.eventId === undefined ? (news.about ?? (news.link || news.title)) : news.about;

/** Such news as the columns of its row. */
export const columnsOfNews = (news: TellableNews) =>
  news.eventId === undefined
    ? { title: news.title, message: news.message, link: news.link, event_id: null, reader: null }
    : { title: null, message: null, link: null, event_id: news.eventId, reader: news.reader };

/** A row of news as it is read. */
export type NewsRow<Row = object> = Row & {
  readonly title: string | null;
  readonly message: string | null;
  readonly link: string | null;
  readonly reader: Reader | null;
  readonly event: NewsEvent | null;
};

/** What is selected of news `n`, from which `inWords` makes what its reader reads. */
export const newsColumns = (names: EventNames) => sql`
  n.title, n.message, n.link, n.reader, (
    select json_build_object('kind', v.kind, 'aboutId', v.about_id, 'facts', v.facts, 'names', case v.about
      ${sql.join(
        Object.entries(names).map(([about, named]) => sql`when ${sql.lit(about)} then ${named}`),
        sql` `,
      )} end)
    from events v where v.id = n.event_id) as event`;

/** News as its reader reads it. */
export const inWords = <Row>({
  event,
  reader,
  ...row
}: NewsRow<Row>): Omit<Row, keyof Words> & Words =>
  ({ ...row, ...(event && newsOf(event, reader!)) }) as never;
