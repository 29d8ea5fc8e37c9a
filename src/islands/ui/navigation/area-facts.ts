import { createContext, useContext } from 'react';

/**
 * Facts of the area for its screens: the site's name, the address of its settings, the number of unread notifications.
 */
const SiteName = createContext('');
export const SiteNameProvider = SiteName.Provider;
export const useSiteName = (): string => useContext(SiteName);

const SettingsAddress = createContext('');
export const SettingsAddressProvider = SettingsAddress.Provider;
export const useSettingsAddress = (): string => useContext(SettingsAddress);

/** 0 in an area that does not follow them. */
const Unread = createContext(0);
export const UnreadProvider = Unread.Provider;
export const useUnread = (): number => useContext(Unread);
