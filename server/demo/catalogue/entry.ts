import type { CompanyName } from '../companies.ts';

/** A project as a company would write it. What state it is in is decided elsewhere. */
export interface CatalogueEntry {
  readonly company: CompanyName;
  readonly title: string;
  readonly description: string;
  /** Comma-separated, as the product keeps them. */
  readonly skills: string;
  readonly days: number;
  readonly location: string;
  readonly places: number;
}
