import type { PlatformArea } from '../../kernel/area.ts';
import { imageSearchDemo } from './demo.ts';
import { matchProductsToDesign } from './match-products-to-design.ts';
import { askPartner, listPartners, partnerFinder } from './partners/partners.ts';
import { confirmVisitorReview, postVisitorReview } from './reviews/visitor-reviews.ts';
import { editSupplierReview, listMyReviews, postSupplierReview } from './reviews/write-reviews.ts';
import { searchByImage } from './search-by-image.ts';

export const imageSearchRoom: PlatformArea = {
  implementations: [
    searchByImage,
    matchProductsToDesign,
    postSupplierReview,
    editSupplierReview,
    listMyReviews,
    postVisitorReview,
    confirmVisitorReview,
    listPartners,
    askPartner,
  ],
  records: [partnerFinder],
  demo: imageSearchDemo,
};
