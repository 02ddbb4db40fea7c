function t({status:l,respondBy:e},o){return l==="OPEN"&&(e===null||new Date(e)>o)}export{t as a};
