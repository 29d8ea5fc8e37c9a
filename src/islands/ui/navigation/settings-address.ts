import { createContext, useContext } from 'react';

/** Where the settings of this area stand. */
const SettingsAddress = createContext('');

export const SettingsAddressProvider = SettingsAddress.Provider;
export const useSettingsAddress = (): string => useContext(SettingsAddress);
