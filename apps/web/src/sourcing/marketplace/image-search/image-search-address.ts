/** The screen that searches with a picture: an uploaded one or any address. */
export const imageSearchAddress = (imageUrl: string): string =>
  `/browse-suppliers-with-uploaded-image?imageUrl=${encodeURIComponent(imageUrl)}`;
