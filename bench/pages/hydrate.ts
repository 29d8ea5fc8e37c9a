import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Field } from './field.ts';

hydrateRoot(document.querySelector('main')!, createElement(Field));
