import { createRouter } from '@nanostores/router';
import { screens } from './screens.ts';

export const $router = createRouter(screens, { links: false });
