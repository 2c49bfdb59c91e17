/** The product's working name. Rename the hub by changing this one constant. */
export const PRODUCT_NAME = 'Riftlight';
