import type { PlatformArea } from '../kernel/area.ts';
import { demo } from './demo.ts';
import { subscriptionTrouble } from './feed.ts';
import { getFile, getUploadAddress, uploadFile } from './files.ts';
import { getDisplaySetting, getSetting } from './get-setting.ts';
import { getStore } from './get-store.ts';
import { getTokens } from './get-tokens.ts';
import { logInWithGoogle } from './log-in-with-google.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { register } from './register.ts';
import { setExternalField } from './set-external-field.ts';
import { updateStoreProfile } from './update-store-profile.ts';

export const storeArea: PlatformArea = {
  implementations: [
    getDisplaySetting,
    getFile,
    getSetting,
    getStore,
    getTokens,
    getUploadAddress,
    logIn,
    logInWithGoogle,
    logOut,
    register,
    setExternalField,
    updateStoreProfile,
    uploadFile,
  ],
  feed: [subscriptionTrouble],
  demo,
};
