// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import changePassword from './account/change-password.ts';
import confirmEmailChange from './account/confirm-email-change.ts';
import createApiToken from './account/create-api-token.ts';
import endOtherSessions from './account/end-other-sessions.ts';
import endSession from './account/end-session.ts';
import exportStoreData from './account/export-store-data.ts';
import getStoreDataExport from './account/get-store-data-export.ts';
import listApiTokens from './account/list-api-tokens.ts';
import listSessions from './account/list-sessions.ts';
import openEmailChange from './account/open-email-change.ts';
import openPasswordReset from './account/open-password-reset.ts';
import requestEmailChange from './account/request-email-change.ts';
import requestPasswordReset from './account/request-password-reset.ts';
import resetPassword from './account/reset-password.ts';
import revokeApiToken from './account/revoke-api-token.ts';
import updateAccount from './account/update-account.ts';
import bindApp from './app-bindings/bind-app.ts';
import listAppBindings from './app-bindings/list-app-bindings.ts';
import unbindApp from './app-bindings/unbind-app.ts';
import appendMailingTags from './append-mailing-tags.ts';
import getBankInfo from './bank-info/get-bank-info.ts';
import updateBankInfo from './bank-info/update-bank-info.ts';
import answerPlanQuestion from './business-plan/answer-plan-question.ts';
import completeBusinessPlan from './business-plan/complete-business-plan.ts';
import getBusinessPlan from './business-plan/get-business-plan.ts';
import updateBusinessPlan from './business-plan/update-business-plan.ts';
import getStoreDeletion from './deletion/get-store-deletion.ts';
import keepStore from './deletion/keep-store.ts';
import scheduleStoreDeletion from './deletion/schedule-store-deletion.ts';
import getDisplaySetting from './get-display-setting.ts';
import getFile from './get-file.ts';
import getSetting from './get-setting.ts';
import getStoreConfigs from './get-store-configs.ts';
import getStore from './get-store.ts';
import getTokens from './get-tokens.ts';
import getUploadAddress from './get-upload-address.ts';
import listOwnStores from './list-own-stores.ts';
import deleteListView from './list-views/delete-list-view.ts';
import getListSettings from './list-views/get-list-settings.ts';
import saveListView from './list-views/save-list-view.ts';
import setListColumns from './list-views/set-list-columns.ts';
import updateListView from './list-views/update-list-view.ts';
import logInWithGoogle from './log-in-with-google.ts';
import logIn from './log-in.ts';
import logOut from './log-out.ts';
import deleteQuestionnaire from './questionnaires/delete-questionnaire.ts';
import getQuestionnaire from './questionnaires/get-questionnaire.ts';
import saveQuestionnaire from './questionnaires/save-questionnaire.ts';
import register from './register.ts';
import setExternalField from './set-external-field.ts';
import setTimeZone from './set-time-zone.ts';
import switchStore from './switch-store.ts';
import updateStoreProfile from './update-store-profile.ts';
import uploadFile from './upload-file.ts';

export const storeOperations: readonly Implementation[] = [
  changePassword,
  confirmEmailChange,
  createApiToken,
  endOtherSessions,
  endSession,
  exportStoreData,
  getStoreDataExport,
  listApiTokens,
  listSessions,
  openEmailChange,
  openPasswordReset,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  revokeApiToken,
  updateAccount,
  bindApp,
  listAppBindings,
  unbindApp,
  appendMailingTags,
  getBankInfo,
  updateBankInfo,
  answerPlanQuestion,
  completeBusinessPlan,
  getBusinessPlan,
  updateBusinessPlan,
  getStoreDeletion,
  keepStore,
  scheduleStoreDeletion,
  getDisplaySetting,
  getFile,
  getSetting,
  getStoreConfigs,
  getStore,
  getTokens,
  getUploadAddress,
  listOwnStores,
  deleteListView,
  getListSettings,
  saveListView,
  setListColumns,
  updateListView,
  logInWithGoogle,
  logIn,
  logOut,
  deleteQuestionnaire,
  getQuestionnaire,
  saveQuestionnaire,
  register,
  setExternalField,
  setTimeZone,
  switchStore,
  updateStoreProfile,
  uploadFile,
];
