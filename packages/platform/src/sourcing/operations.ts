// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import archiveTechPack from './agent/archive-tech-pack.ts';
import clearSourcingAgent from './agent/clear-sourcing-agent.ts';
import compareFactoryMatches from './agent/compare-factory-matches.ts';
import countSourcingAgentMembers from './agent/count-sourcing-agent-members.ts';
import createTechPack from './agent/create-tech-pack.ts';
import duplicateTechPack from './agent/duplicate-tech-pack.ts';
import getSourcingAgent from './agent/get-sourcing-agent.ts';
import getTechPackHistory from './agent/get-tech-pack-history.ts';
import getTechPack from './agent/get-tech-pack.ts';
import joinSourcingAgent from './agent/join-sourcing-agent.ts';
import listFactoryMatches from './agent/list-factory-matches.ts';
import listTechPacks from './agent/list-tech-packs.ts';
import matchFactories from './agent/match-factories.ts';
import restoreTechPack from './agent/restore-tech-pack.ts';
import setSourcingAgent from './agent/set-sourcing-agent.ts';
import updateTechPack from './agent/update-tech-pack.ts';
import addFavorite from './marketplace/add-favorite.ts';
import countCatalogItems from './marketplace/count-catalog-items.ts';
import countItemFacets from './marketplace/count-item-facets.ts';
import countSupplierFacets from './marketplace/count-supplier-facets.ts';
import countSuppliers from './marketplace/count-suppliers.ts';
import getCatalogItem from './marketplace/get-catalog-item.ts';
import getSupplier from './marketplace/get-supplier.ts';
import getSuppliers from './marketplace/get-suppliers.ts';
import matchProductsToDesign from './marketplace/image-search/match-products-to-design.ts';
import searchByImage from './marketplace/image-search/search-by-image.ts';
import listCategories from './marketplace/list-categories.ts';
import listFavorites from './marketplace/list-favorites.ts';
import listHomepageSuppliers from './marketplace/list-homepage-suppliers.ts';
import listItemsByCategoryGroup from './marketplace/list-items-by-category-group.ts';
import listProductListings from './marketplace/list-product-listings.ts';
import listSimilarItems from './marketplace/list-similar-items.ts';
import listSimilarSuppliers from './marketplace/list-similar-suppliers.ts';
import listSubcategories from './marketplace/list-subcategories.ts';
import listSupplierCountries from './marketplace/list-supplier-countries.ts';
import listSuppliersForAnswer from './marketplace/list-suppliers-for-answer.ts';
import listTabSuppliers from './marketplace/list-tab-suppliers.ts';
import askPartner from './marketplace/partners/ask-partner.ts';
import listPartners from './marketplace/partners/list-partners.ts';
import previewCatalogItem from './marketplace/preview-catalog-item.ts';
import previewSupplier from './marketplace/preview-supplier.ts';
import recommendItems from './marketplace/recommend-items.ts';
import recommendNextItems from './marketplace/recommend-next-items.ts';
import recordItemView from './marketplace/record-item-view.ts';
import recordSupplierView from './marketplace/record-supplier-view.ts';
import removeFavorite from './marketplace/remove-favorite.ts';
import confirmVisitorReview from './marketplace/reviews/confirm-visitor-review.ts';
import editSupplierReview from './marketplace/reviews/edit-supplier-review.ts';
import getReviewSummary from './marketplace/reviews/get-review-summary.ts';
import listMyReviews from './marketplace/reviews/list-my-reviews.ts';
import listSupplierReviews from './marketplace/reviews/list-supplier-reviews.ts';
import postSupplierReview from './marketplace/reviews/post-supplier-review.ts';
import postVisitorReview from './marketplace/reviews/post-visitor-review.ts';
import searchCatalogItems from './marketplace/search-catalog-items.ts';
import searchSuppliers from './marketplace/search-suppliers.ts';
import suggestSearches from './marketplace/suggest-searches.ts';
import searchExpandedNetwork from './network/expanded/search-expanded-network.ts';
import addMySupplier from './network/my-suppliers/add-my-supplier.ts';
import addSupplierNote from './network/my-suppliers/add-supplier-note.ts';
import cancelSupplierInvite from './network/my-suppliers/cancel-supplier-invite.ts';
import checkSupplierList from './network/my-suppliers/check-supplier-list.ts';
import exportMySuppliers from './network/my-suppliers/export-my-suppliers.ts';
import getMySupplier from './network/my-suppliers/get-my-supplier.ts';
import getSupplierImport from './network/my-suppliers/get-supplier-import.ts';
import importSuppliers from './network/my-suppliers/import-suppliers.ts';
import inviteSupplier from './network/my-suppliers/invite-supplier.ts';
import listMySuppliers from './network/my-suppliers/list-my-suppliers.ts';
import recordSupplierContact from './network/my-suppliers/record-supplier-contact.ts';
import removeMySupplier from './network/my-suppliers/remove-my-supplier.ts';
import removeSupplierNote from './network/my-suppliers/remove-supplier-note.ts';
import resendSupplierInvite from './network/my-suppliers/resend-supplier-invite.ts';
import settleSupplierInvite from './network/my-suppliers/settle-supplier-invite.ts';
import tagSuppliers from './network/my-suppliers/tag-suppliers.ts';
import untagSuppliers from './network/my-suppliers/untag-suppliers.ts';
import contactFactories from './outreach/contact-factories.ts';
import deleteConversationGoal from './outreach/delete-conversation-goal.ts';
import draftFactoryMessage from './outreach/draft-factory-message.ts';
import getConversationGoal from './outreach/get-conversation-goal.ts';
import listOutreach from './outreach/list-outreach.ts';
import checkOwnSuppliers from './outreach/own-list/check-own-suppliers.ts';
import emailOwnSuppliers from './outreach/own-list/email-own-suppliers.ts';
import stopMailing from './outreach/own-list/stop-mailing.ts';
import analyzeSupplierPage from './outreach/page/analyze-supplier-page.ts';
import recordOutreachAnswer from './outreach/record-outreach-answer.ts';
import sendSupplierContacts from './outreach/send-supplier-contacts.ts';
import setConversationGoal from './outreach/set-conversation-goal.ts';
import validateGoal from './outreach/validate-goal.ts';
import acceptQuote from './rfq/accept-quote.ts';
import askAboutQuote from './rfq/ask-about-quote.ts';
import closeProjectRequest from './rfq/close-project-request.ts';
import compareQuotes from './rfq/compare-quotes.ts';
import createProjectRequest from './rfq/create-project-request.ts';
import declineQuote from './rfq/decline-quote.ts';
import duplicateProjectRequest from './rfq/duplicate-project-request.ts';
import getProjectRequest from './rfq/get-project-request.ts';
import listProjectRequests from './rfq/list-project-requests.ts';
import requestDesignQuote from './rfq/request-design-quote.ts';
import saveProjectDraft from './rfq/save-project-draft.ts';
import submitProjectRequest from './rfq/submit-project-request.ts';
import updateProjectRequest from './rfq/update-project-request.ts';

export const sourcingOperations: readonly Implementation[] = [
  archiveTechPack,
  clearSourcingAgent,
  compareFactoryMatches,
  countSourcingAgentMembers,
  createTechPack,
  duplicateTechPack,
  getSourcingAgent,
  getTechPackHistory,
  getTechPack,
  joinSourcingAgent,
  listFactoryMatches,
  listTechPacks,
  matchFactories,
  restoreTechPack,
  setSourcingAgent,
  updateTechPack,
  addFavorite,
  countCatalogItems,
  countItemFacets,
  countSupplierFacets,
  countSuppliers,
  getCatalogItem,
  getSupplier,
  getSuppliers,
  matchProductsToDesign,
  searchByImage,
  listCategories,
  listFavorites,
  listHomepageSuppliers,
  listItemsByCategoryGroup,
  listProductListings,
  listSimilarItems,
  listSimilarSuppliers,
  listSubcategories,
  listSupplierCountries,
  listSuppliersForAnswer,
  listTabSuppliers,
  askPartner,
  listPartners,
  previewCatalogItem,
  previewSupplier,
  recommendItems,
  recommendNextItems,
  recordItemView,
  recordSupplierView,
  removeFavorite,
  confirmVisitorReview,
  editSupplierReview,
  getReviewSummary,
  listMyReviews,
  listSupplierReviews,
  postSupplierReview,
  postVisitorReview,
  searchCatalogItems,
  searchSuppliers,
  suggestSearches,
  searchExpandedNetwork,
  addMySupplier,
  addSupplierNote,
  cancelSupplierInvite,
  checkSupplierList,
  exportMySuppliers,
  getMySupplier,
  getSupplierImport,
  importSuppliers,
  inviteSupplier,
  listMySuppliers,
  recordSupplierContact,
  removeMySupplier,
  removeSupplierNote,
  resendSupplierInvite,
  settleSupplierInvite,
  tagSuppliers,
  untagSuppliers,
  contactFactories,
  deleteConversationGoal,
  draftFactoryMessage,
  getConversationGoal,
  listOutreach,
  checkOwnSuppliers,
  emailOwnSuppliers,
  stopMailing,
  analyzeSupplierPage,
  recordOutreachAnswer,
  sendSupplierContacts,
  setConversationGoal,
  validateGoal,
  acceptQuote,
  askAboutQuote,
  closeProjectRequest,
  compareQuotes,
  createProjectRequest,
  declineQuote,
  duplicateProjectRequest,
  getProjectRequest,
  listProjectRequests,
  requestDesignQuote,
  saveProjectDraft,
  submitProjectRequest,
  updateProjectRequest,
];
