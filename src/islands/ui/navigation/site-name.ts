import { createContext, useContext } from 'react';

/** The product's name, from the content file where its owner keeps it. */
const SiteName = createContext('');

export const SiteNameProvider = SiteName.Provider;
export const useSiteName = (): string => useContext(SiteName);
