/** Amplify notes here that somebody came by the hosted page; signing out would then leave our page for it. */
const leavesOnSignOut = ".oauthMetadata";

/** A key-value store that ends with the page: no token outlives it. @source DESIGN D6 */
export interface MemoryStorage {
  setItem(key: string, value: string): Promise<void>;
  getItem(key: string): Promise<string | null>;
  removeItem(key: string): Promise<void>;
  clear(): Promise<void>;
}

export function createMemoryStorage(): MemoryStorage {
  const kept = new Map<string, string>();
  return {
    setItem: async (key, value) => {
      if (!key.endsWith(leavesOnSignOut)) kept.set(key, value);
    },
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
}
