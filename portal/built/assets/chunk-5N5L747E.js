import{a as r}from"./chunk-7B6Q467X.js";function s(t,i,n){let o=r(t,n.zone).day===r(i,n.zone).day;return[n.time(t),o?null:n.shortDay(t)]}export{s as a};
