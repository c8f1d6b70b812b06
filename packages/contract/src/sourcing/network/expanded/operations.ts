export { searchExpandedNetwork } from './search-expanded-network.ts';
