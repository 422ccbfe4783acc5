import { type ApiClient, createApiClient } from "@precise/api-client/client";
import { dictionary } from "@precise/cart-core/dictionary";

const indoor = { id: 19, name: "Indoor", urlKey: "indoor", image: null, subcategories: [] };
const living = { id: 71, name: "Living", urlKey: "living", image: null, subcategories: [] };
const finish = {
  attribute_code: "finish",
  label: "Finish",
  input_type: "select",
  filterable: true,
  attribute_options: [{ label: "Walnut", value: "walnut" }],
};

/** What the API answers to each load of the frame, with Ada signed in. */
const answers: Readonly<Record<string, unknown>> = dictionary({
  "/api/category": { categoryList: [indoor] },
  "/api/category/get/ids": { categoryList: [{ ...indoor, id: 16, name: "Chandeliers" }] },
  "/api/category/getcategorybyid/70": {
    categoryList: [{ ...indoor, id: 70, name: "Shop by Room", subcategories: [living] }],
  },
  "/api/product/attributes": { customAttributeMetadata: { items: [finish] } },
  "/api/session": {
    user: {
      attributes: { email: "ada@example.com", given_name: "Ada" },
      email_verified: true,
      role: "consumer",
      customer_id: "c-1",
    },
  },
});

/** An API for tests in which one path is out of order. @param broken answers 500 */
export function fakeFrameApi(broken?: string): ApiClient {
  return createApiClient({
    baseUrl: "",
    fetch: async (path) =>
      path === broken
        ? Response.json({ data: null, errors: [{ code: "internal", message: "No." }] }, { status: 500 })
        : Response.json({ data: answers[path] }),
  });
}
