// Addresses without a parameter stand before those with one in the same place.
export {};
