// Made from the files of the area by `npm run operations:index`.
export { getDisplaySetting } from './get-display-setting.ts';
export { getFile } from './get-file.ts';
export { getSetting } from './get-setting.ts';
export { getStore } from './get-store.ts';
export { getTokens } from './get-tokens.ts';
export { getUploadAddress } from './get-upload-address.ts';
export { logInWithGoogle } from './log-in-with-google.ts';
export { logIn } from './log-in.ts';
export { logOut } from './log-out.ts';
export { register } from './register.ts';
export { setExternalField } from './set-external-field.ts';
export { updateStoreProfile } from './update-store-profile.ts';
export { uploadFile } from './upload-file.ts';
