/**
 * What this browser keeps for when there is no line, in IndexedDB. The page and the worker both use it. Everything that
 * belongs to somebody has his id in its key; what is another's is never given out, and goes when he signs out.
 */

const NAME = 'steamshed'
const VERSION = 1

/** Stores: answers to requests and tables as they were seen last, by [user, name]; moves that wait, by their own id;
 * parts of lessons, which belong to nobody. */
export type StoreName = 'known' | 'moves' | 'lessons'

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, VERSION)
    asked.onupgradeneeded = () => {
      const base = asked.result
      base.createObjectStore('known')
      base.createObjectStore('moves', { keyPath: 'id' })
      base.createObjectStore('lessons')
    }
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => {
      opened = null
      fail(new Error('This browser keeps nothing.'))
    }
  })
  return opened
}

/** Does something with a store; done once it is stored. */
async function within<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  what: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const base = await open()
  return new Promise((done, fail) => {
    const transaction = base.transaction(name, mode)
    const asked = what(transaction.objectStore(name))
    transaction.oncomplete = () => done(asked.result)
    transaction.onabort = transaction.onerror = () => fail(new Error('This browser keeps no more.'))
  })
}

export const read = <T>(name: StoreName, key: IDBValidKey): Promise<T | undefined> =>
  within(name, 'readonly', (store) => store.get(key) as IDBRequest<T | undefined>)

export const readAll = <T>(name: StoreName): Promise<T[]> =>
  within(name, 'readonly', (store) => store.getAll() as IDBRequest<T[]>)

/** Keeps a value; of a store whose values name themselves without a key. */
export async function write(name: StoreName, value: unknown, key?: IDBValidKey): Promise<void> {
  await within(name, 'readwrite', (store) => (key === undefined ? store.put(value) : store.put(value, key)))
}

export async function erase(name: StoreName, key: IDBValidKey | IDBKeyRange): Promise<void> {
  await within(name, 'readwrite', (store) => store.delete(key))
}

export const keys = (name: StoreName): Promise<IDBValidKey[]> => within(name, 'readonly', (store) => store.getAllKeys())
