import { read } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';

/** Who recommends the signed-in student; the original API knows of none. */
export const ownRecommendations = read(endpoints.listRecommendations, {});
