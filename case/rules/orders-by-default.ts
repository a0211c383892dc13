/** Whether new rooms and practices have orders at the bedside where nobody says otherwise. */
export const ORDERS_BY_DEFAULT = true
