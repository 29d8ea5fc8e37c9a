/** A text as `like` and `ilike` take it literally: their own signs lose their meaning. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
